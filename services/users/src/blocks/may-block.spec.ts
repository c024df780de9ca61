import { expect, test } from '@jest/globals'
import { type BlockSituation, mayBlock } from './may-block.ts'

const outsider: BlockSituation = {
  matched: false,
  contacted: false,
  isStaff: false,
  blockedAlready: false,
}

test.each<[string, boolean, Partial<BlockSituation>]>([
  ['a stranger', false, {}],
  ['a match', true, { matched: true }],
  ['who has been contacted, or has contacted', true, { contacted: true }],
  ['who is of the staff now', false, { contacted: true, isStaff: true }],
  ['who is blocked already', true, { blockedAlready: true }],
  ['who is blocked and of the staff now', true, { blockedAlready: true, isStaff: true }],
])('%s may be blocked: %p', (_who, may, situation) => {
  expect(mayBlock({ ...outsider, ...situation })).toBe(may)
})
