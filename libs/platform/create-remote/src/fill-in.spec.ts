import { expect, test } from '@jest/globals'
import { fillIn } from './fill-in.ts'
import { requestFor } from './remote-request.ts'

const rentals = requestFor('rentals', { path: '/rent', ar: 'الإيجارات', en: 'Rent $& more' })
const filled = (text: string) => fillIn(text, rentals, '1.4.0')

test.each([
  ['"@rafiq/newcomer-remote"', '"@rafiq/rentals-remote"'],
  ["path: '/newcomer'", "path: '/rent'"],
  ['`/newcomer` | nothing', '`/rent` | nothing'],
  ['npm test web -- apps/newcomer', 'npm test web -- apps/rentals'],
  ["{ ar: 'القسم الجديد', en: 'Newcomer section' }", "{ ar: 'الإيجارات', en: 'Rent $& more' }"],
  ["platform: '^1.2.0'", "platform: '^1.4.0'"],
])('template text %s becomes %s', (text, result) => expect(filled(text)).toBe(result))
