import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { noFacts, productFacts } from '../host/product-facts.ts'
import { session } from '../session/session.ts'
import { forgetReads, keepReads, savedCopies } from './kept-reads.ts'

const query = { queryHash: '["/api/user/matches"]' }
const answer = (data: unknown) => () => Promise.resolve(data)
const noLine = () => Promise.reject(new NetworkError('Network error'))
const read = (source: () => Promise<unknown>, offline = true) =>
  keepReads(source, { meta: { offline } }, query)
const storedText = () => JSON.stringify({ ...sessionStorage })

beforeEach(() => {
  session.start('t1')
})
afterEach(() => {
  forgetReads()
  productFacts.setState(noFacts)
  session.end()
  sessionStorage.clear()
})

test('offline cache of reads asks the network first, whatever is kept', async () => {
  await read(answer('old'))
  await expect(read(answer('new'))).resolves.toBe('new')
})

test('offline cache of reads gives the last answer where none comes, and says since when it is kept', async () => {
  const before = Date.now()
  await read(answer([{ name: 'Noura' }]))
  expect(savedCopies.getState()).toEqual({})
  await expect(read(noLine)).resolves.toEqual([{ name: 'Noura' }])
  expect(savedCopies.getState()[query.queryHash]).toBeGreaterThanOrEqual(before)
  await read(answer([]))
  expect(savedCopies.getState()).toEqual({})
})

test('offline cache of reads fails where nothing was kept', async () => {
  await expect(read(noLine)).rejects.toThrow('Network error')
})

test('offline cache of reads never answers a rejection from a copy', async () => {
  await read(answer('old'))
  const rejection = new ApiError({ status: 403, text: 'no', body: null, retryAfter: null })
  await expect(read(() => Promise.reject(rejection))).rejects.toBe(rejection)
})

test('offline cache of reads drops what the server no longer has', async () => {
  await read(answer('old'))
  const gone = new ApiError({ status: 404, text: 'gone', body: null, retryAfter: null })
  await expect(read(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(storedText()).not.toContain('old')
  await expect(read(noLine)).rejects.toThrow('Network error')
})

test('offline cache of reads keeps only what is meant to be kept', async () => {
  await read(answer('export'), false)
  await expect(read(noLine, false)).rejects.toThrow('Network error')
  expect(storedText()).not.toContain('export')
})

test('offline cache of reads keeps no field that the product does not want kept', async () => {
  productFacts.setState({ unkeptFields: ['photoUrl'] })
  await read(answer({ name: 'Noura', photoUrl: '/api/users/1/photo?signature=s' }))
  expect(storedText()).not.toContain('signature')
  await expect(read(noLine)).resolves.toEqual({ name: 'Noura', photoUrl: null })
})

test('offline cache of reads gives nothing of another session', async () => {
  await read(answer('of t1'))
  sessionStorage.setItem('userToken', 't2')
  await expect(read(noLine)).rejects.toThrow('Network error')
})

test('offline cache of reads drops an answer that arrives after the session ended', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const reading = read(() => promise)
  session.end()
  resolve('late')
  await reading
  expect(storedText()).not.toContain('late')
})

test('offline cache of reads forgets everything at once', async () => {
  await read(answer('mine'))
  await read(noLine)
  forgetReads()
  expect(storedText()).not.toContain('mine')
  expect(savedCopies.getState()).toEqual({})
})
