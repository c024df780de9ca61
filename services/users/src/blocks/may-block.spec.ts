import { expect, test } from '@jest/globals'
import { type BlockSituation, mayBlock } from './may-block.ts'

const stranger: BlockSituation = { matched: false, contacted: false, blockedAlready: false }

test.each<[string, boolean, Partial<BlockSituation>]>([
  ['a stranger', false, {}],
  ['a match', true, { matched: true }],
  ['who has been contacted, or has contacted', true, { contacted: true }],
  ['who is blocked already', true, { blockedAlready: true }],
])('%s may be blocked: %p', (_who, may, situation) => {
  expect(mayBlock({ ...stranger, ...situation })).toBe(may)
})
