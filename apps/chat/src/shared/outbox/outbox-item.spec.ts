import { expect, test } from '@jest/globals'
import { type OutboxItem, stateOf } from './outbox-item.ts'

test.each<[OutboxItem['state'], OutboxItem['problem'], ReturnType<typeof stateOf>]>([
  ['waiting', null, 'sending'],
  ['waiting', 'network', 'waiting'],
  ['waiting', 'too-many-requests', 'waiting'],
  ['waiting', 'unavailable', 'failed'],
  ['failed', 'account-paused', 'failed'],
])('%s with %s is told as %s', (state, problem, told) => expect(stateOf({ state, problem })).toBe(told))
