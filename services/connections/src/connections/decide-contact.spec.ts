import { expect, test } from '@jest/globals'
import { type ContactRefusal, type ContactSituation, contactRefusal } from './decide-contact.ts'

const free: ContactSituation = { callerActive: true, blocked: false, exists: false, matched: true, open: 0 }

test.each<[string, Partial<ContactSituation>, ContactRefusal | null]>([
  ['a match may be contacted', {}, null],
  ['the sixth open contact may be made', { open: 5 }, null],
  ['a seventh may not', { open: 6 }, 'limit'],
  ['nor an eighth, should the limit have been lower before', { open: 7 }, 'limit'],
  ['nobody is contacted twice', { exists: true }, 'exists'],
  ['who was contacted and is no match any more was contacted', { exists: true, matched: false }, 'exists'],
  ['nobody but a match is contacted', { matched: false }, 'no-match'],
  ['who is no match stays so at the limit', { matched: false, open: 6 }, 'no-match'],
  ['whom a block hides is no match, contacted or not', { blocked: true, exists: true }, 'no-match'],
  ['a paused member contacts nobody', { callerActive: false, exists: true, open: 6 }, 'paused'],
])('%s', (_name, situation, refusal) => {
  expect(contactRefusal({ ...free, ...situation })).toBe(refusal)
})
