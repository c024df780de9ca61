import { describe, expect, test } from '@jest/globals'
import { rejectionOf, type Taken } from './rejection-of.ts'
import { type RemoteRequest, requestFor } from './remote-request.ts'

const taken: Taken = {
  folders: ['chat', 'e2e'],
  pages: new Map([
    ['chat', 'chat'],
    ['login', 'the shell'],
    ['api', 'the gateway'],
  ]),
  labels: new Map([['القسم الجديد', 'offers']]),
}
const named = (request: RemoteRequest) => rejectionOf(request, taken)

test.each(['rentals', 'move-in', 'b2', 'a'.repeat(40)])('remote name %s is accepted', (name) => {
  expect(named(requestFor(name, { ar: 'الإيجارات' }))).toBeUndefined()
})

describe('rejects', () => {
  test.each(['', 'R', 'Rentals', '2rent', 'rent als', 'rent_als', '../rentals', 'إيجار', 'a'.repeat(41)])(
    'the name "%s"',
    (name) => expect(named(requestFor(name, { path: '/x', ar: 'س' }))).toMatch(/cannot be the name/),
  )

  test.each([
    [requestFor('chat'), /^apps\/chat is there already/],
    [requestFor('e2e'), /^apps\/e2e is there already/],
    [requestFor('login'), /^Pages under \/login belong to the shell/],
    [requestFor('rentals', { path: '/api/rentals' }), /^Pages under \/api belong to the gateway/],
    [requestFor('rentals', { path: '/chat/rentals' }), /^Pages under \/chat belong to chat/],
    [requestFor('rentals', { path: 'rentals' }), /cannot be a page's path/],
    [requestFor('rentals', { path: '/rentals/:id' }), /cannot be a page's path/],
    [requestFor('rentals', { en: "Roommates' rentals", ar: 'س' }), /cannot be the label.*--en/],
    [requestFor('rentals', { ar: '' }), /cannot be the label.*--ar/],
    [requestFor('rentals'), /^The menu of offers says .* say another by --ar/],
  ])('%j', (request, sentence) => expect(named(request)).toMatch(sentence))
})

test('a name of several words is said as words', () => {
  expect(requestFor('move-in').labels.en).toBe('Move in')
})
