import { availableParallelism } from 'node:os'
import { expect, test } from '@jest/globals'
import { UnavailableError } from '@rafiq/service-kit'
import { PasswordHasher } from './password-hasher.ts'

const settings = { PASSWORD_HASH_MEMORY: 19_456 }
const hasher = new PasswordHasher(settings)

test('a password is recognised however its letters were composed, and nobody’s never', async () => {
  const stored = await hasher.hash('Cafe\u0301')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(stored, 'Café')).toBe(true)
  expect(await hasher.verify(stored, 'Cafe')).toBe(false)
  expect(await hasher.verify(null, 'Café')).toBe(false)
})

test('a hash is current until the memory that hashes take is another one', async () => {
  const stored = await hasher.hash('Café')
  expect(hasher.isCurrent(stored)).toBe(true)
  expect(new PasswordHasher({ PASSWORD_HASH_MEMORY: 19_457 }).isCurrent(stored)).toBe(false)
})

/** A test's threads get a tenth of a busy core: what waits has to be little. */
class ShortLine extends PasswordHasher {
  protected override readonly mostWaiting = 2
}

test('a hash beyond a full queue is refused as unavailable, and those in the queue are made', async () => {
  const short = new ShortLine(settings)
  const crowd = Array.from({ length: 2 + availableParallelism() }, () => short.hash('Café'))
  await expect(short.hash('Café')).rejects.toThrow(UnavailableError)
  const outcomes = await Promise.allSettled(crowd)
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2)
})
