import { describe, expect, test } from '@jest/globals'
import { encodeSignature } from '@rafiq/matching'
import { recall, sameOrder } from './find-matches.ts'
import type { Viewer } from './viewers.ts'

const signature = encodeSignature({
  location: 'abha',
  budget: 'under-15000',
  hasApartment: 'need-apartment',
  lifestyle: ['working'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
})
const viewer: Viewer = { id: '', city: 'abha', gender: 'male', signature, gates: 0, position: 0 }
const twin = { signature, turn: 5 }
const later = { signature, turn: 9 }
const other = { signature: signature | (2 << 9), turn: 5 }

describe('recall', () => {
  test.each([
    ['all found', [twin, other], [other, twin], 1],
    ['half found', [twin], [twin, other], 0.5],
    ['one twice is not two', [twin, twin], [twin, other], 0.5],
    ['twins are two', [twin, twin], [twin, twin], 1],
    ['nobody wanted, nobody found', [], [], 1],
    ['somebody found where nobody was', [twin], [], 0],
  ])('%s', (_name, found, wanted, share) => expect(recall(viewer, found, wanted)).toBe(share))
})

test('recall is separate from order', () => {
  expect(sameOrder(viewer, [twin, later], [twin, later])).toBe(true)
  expect(sameOrder(viewer, [later, twin], [twin, later])).toBe(false)
})
