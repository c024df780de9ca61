import { expect, test } from '@jest/globals'
import { documentedPathProblems } from './documented-paths.ts'

const there = ['docs/security.md', 'apps/shell', 'apps/*']
const problems = (text: string, namesPlaces = true) =>
  documentedPathProblems({ path: 'docs/glossary.md', text }, (path) => there.includes(path), namesPlaces)

test('a link of a document to a file that is not there is a problem, with its line', () => {
  expect(problems('# Title\n\n[security](security.md#keys) and [more](../apps/gone.md)')).toEqual([
    'docs/glossary.md:3 names apps/gone.md, which is not there',
  ])
})

test('addresses of the web and headings of the same document are no links to files', () => {
  expect(problems('[a](https://example.com/x) [b](#title) [c](mailto:a@b.test)')).toEqual([])
})

test('a place of the tree that a document names has to be there', () => {
  expect(problems('| remote | `apps/*`, `apps/shell`, `services/watch` |')).toEqual([
    'docs/glossary.md:1 names services/watch, which is not there',
  ])
})

test('a guide may name what its reader is about to make', () => {
  expect(problems('`apps/rentals` is there: its page', false)).toEqual([])
})
