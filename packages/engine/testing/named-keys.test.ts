import { expect, test } from 'vitest'
import { namedKeys } from './named-keys.ts'
import { readSources } from './sources.ts'

const named = (text: string, callees = {}) =>
  namedKeys({ path: 'rules/a.ts', text }, callees).map(({ table, key }) => `${table} ${key}`)

test('what is reported is told, what is refused is a reason, and what is passed to anything else is asked', () => {
  expect(named("report(g, 'move.to', { seat })")).toEqual(['log move.to'])
  expect(named("if (full) return refuse('move.full', { place: f(x) })")).toEqual(['refusals move.full'])
  expect(named('yield* choose<Place>(seat, \'move.to#where\', ["a.b", `c.d`])')).toEqual(['prompts move.to#where'])
})

test('comments, comparisons and what is no rule id are passed over', () => {
  expect(
    named("// ask(g, 'a.b')\n/* ask('a.b') */ if (ask(x === 'a.b')) say('hello', 'Not.this', \"it's ('a.b'\")"),
  ).toEqual([])
  expect(named("const KEYS = ['a.b']")).toEqual([])
})

test('a game says what its own functions do', () => {
  const text = "tooFar('move.far'); because('move.why'); const ROLLS = { die: 'move.die#roll' }"
  expect(named(text)).toEqual(['prompts move.far', 'prompts move.why'])
  const callees = { refusing: ['tooFar'], silent: ['because'], told: /#roll$/ }
  expect(named(text, callees)).toEqual(['refusals move.far', 'log move.die#roll'])
})

test('the call is what stands between its brackets; where there is none it is the file', () => {
  const text = "const a = { die: 'a.b#roll' }\nask(g, 'a.c', { seat: who(g) }) + 1"
  expect(namedKeys({ path: 'a.ts', text }, { told: /#roll$/ }).map(({ call }) => call)).toEqual([
    text,
    "(g, 'a.c', { seat: who(g) })",
  ])
})

test('the sources of a game are the TypeScript files in its folders', () => {
  const files = {
    readdirSync: (folder: string) => (folder === 'game/rules' ? ['a.ts', 'deep/b.ts', 'notes.md'] : []),
    readFileSync: (file: string) => `text of ${file}`,
  }
  expect(readSources(files, 'game', 'rules', 'content')).toEqual([
    { path: 'rules/a.ts', text: 'text of game/rules/a.ts' },
    { path: 'rules/deep/b.ts', text: 'text of game/rules/deep/b.ts' },
  ])
})
