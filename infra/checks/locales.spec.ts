import { describe, expect, test } from '@jest/globals'
import { namespaceProblems } from './locales.ts'

const forms = (...names: string[]) => Object.fromEntries(names.map((name) => [`years_${name}`, 'نص']))
const problems = (ar: unknown, en: unknown) => namespaceProblems({ name: 'shell', texts: { ar, en } })

describe('the texts of a namespace', () => {
  test('are complete with the same keys and all forms', () => {
    const ar = { page: { title: 'رفيق' }, ...forms('zero', 'one', 'two', 'few', 'many', 'other') }
    expect(problems(ar, { page: { title: 'Rafiq' }, ...forms('one', 'other') })).toEqual([])
  })

  test('lack a key that the other language has', () => {
    expect(problems({ page: { title: 'رفيق' } }, { page: {} })).toEqual(['shell (en): page.title is missing'])
    expect(problems({}, { title: 'Rafiq' })).toEqual(['shell (ar): title is missing'])
  })

  test.each(['zero', 'one', 'two', 'few', 'many', 'other'])('lack the Arabic form %s', (missing) => {
    const all = ['zero', 'one', 'two', 'few', 'many', 'other']
    const ar = forms(...all.filter((form) => form !== missing))
    expect(problems(ar, forms('one', 'other'))).toEqual([
      `shell (ar): years_${missing} is a plural form that is missing`,
    ])
  })

  test('may not be empty', () => {
    expect(problems({ title: ' ' }, { title: 'Rafiq' })).toEqual(['shell (ar): title is empty'])
  })
})
