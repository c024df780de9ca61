import { afterEach, expect, jest, test } from '@jest/globals'

const storage = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
  throw new DOMException('refused', 'SecurityError')
})
const { NetworkError } = await import('../api/api-error.ts')
const { session } = await import('./session.ts')
const { forgetReads, giveReads, keepReads } = await import('../queries/kept-reads.ts')
storage.mockRestore()

afterEach(() => session.end())

test('session without storage lasts as long as the page', () => {
  expect(session.token()).toBeNull()
  session.start('t1')
  expect(session.token()).toBe('t1')
  session.end()
  expect(session.token()).toBeNull()
})

test('reads of a session without storage are kept as long as the page, and go with it', async () => {
  session.start('t1')
  const read = (answer: () => Promise<unknown>) =>
    keepReads(answer, { meta: { offline: true } }, { queryHash: 'profile' })
  const noLine = () => Promise.reject(new NetworkError('Network error'))
  await expect(read(async () => 'Noura')).resolves.toBe('Noura')
  session.renew('t2')
  giveReads('t1', 't2')
  await expect(read(noLine)).resolves.toBe('Noura')
  forgetReads()
  await expect(read(noLine)).rejects.toThrow('Network error')
})
