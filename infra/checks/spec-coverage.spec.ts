import { expect, test } from '@jest/globals'
import { coverageProblems, sections } from './spec-coverage.ts'

const home = {
  path: 'apps/shell/home.spec.tsx',
  text: `
    describe('signed in', () => { test('offers | matches', () => {}) })
    describe('signed out', () => { test('offers | matches', () => {}); test('offers \${language}', () => {}) })
    test.each([1])('shows %d cards', () => {})
    test.skip('has a footer', () => {})
  `,
}
const head = '| The specification says | Test |\n| --- | --- |\n'
const row = (tests: string, says = 'Home offers something') => `| ${says} | ${tests} |\n`
const full = sections
  .map((title) => `## ${title}\n\n${head}${row(`${home.path} › shows %d cards`)}`)
  .join('\n')

/** A document that has every section, with these rows in the last one. */
const table = (...rows: string[]) => ({ path: 'docs/a.md', text: full + rows.join('') })
const problems = (...rows: string[]) => coverageProblems(table(...rows), [home])

test('coverage table of what people asked for has sections of its own', () => {
  const missing = coverageProblems({ path: 'docs/b.md', text: '' }, [home], ['What hurt'])
  expect(missing).toEqual(['docs/b.md has no row under a heading "What hurt"'])
})

test.each([
  `${home.path} › shows %d cards`,
  `\`${home.path} › shows %d cards\``,
  `${home.path} › signed in › offers \\| matches`,
  `${home.path} › signed out › offers \${language}`,
  `${home.path} › offers \${language}<br>${home.path} › shows %d cards`,
])('citation %s is a test', (tests) => {
  expect(problems(row(tests))).toEqual([])
})

test.each([
  ['', '"Home offers something" has no test'],
  ['apps/shell/away.spec.tsx › shows %d cards', 'there is no spec apps/shell/away.spec.tsx'],
  [home.path, `${home.path} has no test ""`],
  [`${home.path} › shows 4 cards`, `${home.path} has no test "shows 4 cards"`],
  [`${home.path} › has a footer`, `${home.path} has no test "has a footer"`],
  [`${home.path} › signed out`, `${home.path} has no test "signed out"`],
  [`${home.path} › signed in › shows %d cards`, `${home.path} has no test "signed in › shows %d cards"`],
  [`${home.path} › offers \\| matches`, `${home.path} has 2 tests "offers | matches"; name the describe`],
  ['not built yet', 'there is no spec not built yet'],
])('citation %j is no test', (tests, problem) => {
  const line = full.split('\n').length
  expect(problems(row(tests))).toEqual([`docs/a.md:${line} ${problem}`])
})

test('citation problem is reported beside a valid citation', () => {
  expect(problems(row(`${home.path} › shows %d cards<br>${home.path} › gone`))).toHaveLength(1)
})

test.each(sections)('spec coverage check misses "%s" where it has no heading or no row', (title) => {
  const without = full.replace(`## ${title}\n`, '')
  const empty = full.replace(`## ${title}\n`, `## ${title}\n\n## Else\n`)
  for (const text of [without, empty]) {
    expect(coverageProblems({ path: 'a.md', text }, [home])).toEqual([
      `a.md has no row under a heading "${title}"`,
    ])
  }
})
