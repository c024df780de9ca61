import { expect, test } from '@jest/globals'
import { testProduct as product } from '@rafiq/testing'
import { lostPage, withoutReplay } from './lost-page.ts'

test.each([
  ['/matches?composition=abc', '/matches'],
  ['/chat/42?composition=abc&from=mail', '/chat/42?from=mail'],
  ['/?from=mail', '/?from=mail'],
  ['//elsewhere.example/?composition=abc', '/elsewhere.example/'],
  ['/\\elsewhere.example?composition=abc', '/elsewhere.example'],
])('lost page document leads from %s to %s', (address, path) => {
  expect(withoutReplay(address)).toBe(path)
})

test.each([
  ['ar', 'dir="rtl"', 'تعذّر فتح الصفحة كما كانت'],
  ['en', 'dir="ltr"', 'This page cannot be opened as it was'],
] as const)(
  'lost page document says in %s that no other page was opened instead',
  (language, direction, title) => {
    const html = lostPage('/matches?composition=<b>', product.theme, language, 'abc')
    expect(html).toContain(direction)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('<a href="/matches">')
  },
)
