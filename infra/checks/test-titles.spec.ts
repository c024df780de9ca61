import { expect, test } from '@jest/globals'
import { testTitles } from './test-titles.ts'

const titles = (source: string) =>
  testTitles({ path: 'a.spec.tsx', text: source }).map((title) => title.join(' › '))

test.each([
  ["test('one', () => {})", ['one']],
  ["it('one', () => {})", ['one']],
  ['test("it\'s one", () => {})', ["it's one"]],
  ['test(`in ${language}`, () => {})', ['in ${language}']],
  ["test.each([['a', 1]])('%s is %d', () => {})", ['%s is %d']],
  ["test.each`a | b\n${1} | ${2}`('$a', () => {})", ['$a']],
  ["test.only('one', () => {})", ['one']],
  ["describe('d', () => { test('one', () => {}) })", ['d › one']],
  ["describe.each([1])('%d', () => test('one', () => {}))", ['%d › one']],
  ["test.describe('d', () => { test('one', async ({ page }) => {}) })", ['d › one']],
  ["test('one', async () => { await test.step('step', async () => {}) })", ['one', 'one › step']],
  ["const page = <p>{test('one', () => {})}</p>", ['one']],
])('test titles of %s are %j', (source, found) => {
  expect(titles(source)).toEqual(found)
})

test.each([
  "describe('d', () => {})",
  "test.skip('one', () => {})",
  "test.todo('one')",
  "describe.skip('d', () => { test('one', () => {}) })",
  "test.describe.skip('d', () => { test('one', () => {}) })",
  "test.skip(STORAGE_DIR === '', 'needs STORAGE_DIR')",
  "screen.getByText('one')",
  "// test('one', () => {})",
])('test titles of %s are none', (source) => {
  expect(titles(source)).toEqual([])
})

test('test title parser reads a generic arrow where there is no JSX', () => {
  const text = "const same = <T>(value: T): T => value; test('one', () => {})"
  expect(testTitles({ path: 'a.spec.ts', text })).toEqual([['one']])
})
