import { expect, test } from '@jest/globals'
import { settled } from './settle.ts'

const now = new Date('2026-03-01T10:00:00Z')

test.each(['contacted', 'pending_response'] as const)('%s takes either outcome', (status) => {
  expect(settled({ status, version: 1 }, 'failed', now)).toEqual({
    status: 'failed',
    respondedAt: now,
    version: 2,
  })
  expect(settled({ status, version: 3 }, 'connected', now)).toMatchObject({ status: 'connected', version: 4 })
})

test.each(['connected', 'failed'] as const)('%s stays what it is', (status) => {
  expect(settled({ status, version: 2 }, 'connected', now)).toBeNull()
  expect(settled({ status, version: 2 }, 'failed', now)).toBeNull()
})
