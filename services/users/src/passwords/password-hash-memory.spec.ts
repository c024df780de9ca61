import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { passwordHashMemorySetting, safeHashMemory } from './password-hash-memory.ts'

const settings = z
  .object({ NODE_ENV: z.string(), PASSWORD_HASH_MEMORY: passwordHashMemorySetting })
  .refine(...safeHashMemory)

test.each([
  ['production', undefined, true],
  ['production', '65536', true],
  ['production', '19455', false],
  ['test', '64', true],
  ['test', '7', false],
])('hash memory in %s, set to %s, is accepted: %s', (NODE_ENV, PASSWORD_HASH_MEMORY, accepted) => {
  expect(settings.safeParse({ NODE_ENV, PASSWORD_HASH_MEMORY }).success).toBe(accepted)
})

test('hash memory that is not set is what OWASP recommends at least', () => {
  expect(settings.parse({ NODE_ENV: 'production' }).PASSWORD_HASH_MEMORY).toBe(19_456)
})
