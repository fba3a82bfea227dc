import type { GameLocale } from '../../../../src/index.ts'

export default (): GameLocale => ({
  messages: {
    language: 'en',
    name: String,
    prompts: { 'gossip.rumor': 'Tell a rumor.' },
    log: { 'gossip.rumor': 'Rumor {{n}}.' },
    refusals: {},
  },
  rulebook: [],
  options: { rumors: { text: 'Rumors' }, lines: { text: 'Lines' } },
  printed: {},
})
