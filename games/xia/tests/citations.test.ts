import { expect, test } from 'vitest'
import { xia } from '../index.ts'
import { sourcesIn } from './sources.ts'

/** Titles that begin with the ids of rules, however the test is declared. */
const TITLES = /\(\s*['"`]((?:\[[\w-]+\.[\w-]+\][\s,]*)+)/g

const ids = xia.rulebook.flatMap((chapter) => chapter.rules.map((rule) => rule.id))

const cited = sourcesIn('tests')
  .filter(({ path }) => path.endsWith('.test.ts'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(TITLES)].flatMap(([, title]) =>
      [...title.matchAll(/\[([\w.-]+)\]/g)].map(([, id]) => ({ id, path })),
    ),
  )

test('every rule and every card is cited in the title of a test', () => {
  const gaps = ids.filter((id) => !cited.some((citation) => citation.id === id))
  expect(gaps, `${gaps.length} of ${ids.length} are not cited:\n${gaps.join('\n')}\n`).toEqual([])
})

test('titles of tests cite rules that exist', () => {
  expect(cited.filter(({ id }) => !ids.includes(id)).map(({ id, path }) => `${path}: ${id}`)).toEqual([])
})
