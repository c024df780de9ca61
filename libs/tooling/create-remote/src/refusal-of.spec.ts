import { describe, expect, test } from '@jest/globals'
import { refusalOf, type Taken } from './refusal-of.ts'
import { type Wishes, wishesFor } from './wishes.ts'

const taken: Taken = {
  folders: ['chat', 'e2e'],
  pages: new Map([
    ['chat', 'chat'],
    ['login', 'the shell'],
    ['api', 'the gateway'],
  ]),
  labels: new Map([['القسم الجديد', 'offers']]),
}
const named = (wishes: Wishes) => refusalOf(wishes, taken)

test.each(['rentals', 'move-in', 'b2', 'a'.repeat(40)])('%s can be made', (name) => {
  expect(named(wishesFor(name, { ar: 'الإيجارات' }))).toBeUndefined()
})

describe('refuses', () => {
  test.each(['', 'R', 'Rentals', '2rent', 'rent als', 'rent_als', '../rentals', 'إيجار', 'a'.repeat(41)])(
    'the name "%s"',
    (name) => expect(named(wishesFor(name, { path: '/x', ar: 'س' }))).toMatch(/cannot be the name/),
  )

  test.each([
    [wishesFor('chat'), /^apps\/chat is there already/],
    [wishesFor('e2e'), /^apps\/e2e is there already/],
    [wishesFor('login'), /^Pages under \/login belong to the shell/],
    [wishesFor('rentals', { path: '/api/rentals' }), /^Pages under \/api belong to the gateway/],
    [wishesFor('rentals', { path: '/chat/rentals' }), /^Pages under \/chat belong to chat/],
    [wishesFor('rentals', { path: 'rentals' }), /cannot be a page's path/],
    [wishesFor('rentals', { path: '/rentals/:id' }), /cannot be a page's path/],
    [wishesFor('rentals', { en: "Roommates' rentals", ar: 'س' }), /cannot be the label.*--en/],
    [wishesFor('rentals', { ar: '' }), /cannot be the label.*--ar/],
    [wishesFor('rentals'), /^The menu of offers says .* say another by --ar/],
  ])('%j', (wishes, sentence) => expect(named(wishes)).toMatch(sentence))
})

test('a name of several words is said as words', () => {
  expect(wishesFor('move-in').labels.en).toBe('Move in')
})
