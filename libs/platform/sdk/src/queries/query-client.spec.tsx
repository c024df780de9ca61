import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { focusManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { api } from '../api/client.ts'
import { apiAnswers } from '../testing/api-answers.ts'
import { createQueryClient, nullWhenSignedOut } from './query-client.ts'

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  jest.useRealTimers()
})

/** Time for whatever might be read again by itself. */
const aLongTime = () => act(() => jest.advanceTimersByTimeAsync(24 * 3_600_000))

function Reader() {
  const { data, error } = useQuery<{ city: string }>({ queryKey: ['/api/place', 'and more'] })
  return <p>{error ? error.message : (data?.city ?? 'reading')}</p>
}

function Writer() {
  const { mutate, error } = useMutation({ mutationFn: () => api.post('/api/place', { city: 'abha' }) })
  return (
    <button type="button" onClick={() => mutate()}>
      {error ? error.message : 'send'}
    </button>
  )
}

function show(element = <Reader />) {
  const client = createQueryClient()
  const page = () => <QueryClientProvider client={client}>{element}</QueryClientProvider>
  render(page())
  return page
}

test('query without a function reads the path that is its key, and parses the answer', async () => {
  const calls = apiAnswers({ 'GET /api/place': { status: 200, body: { city: 'riyadh' } } })
  show()
  await screen.findByText('riyadh')
  expect(calls).toEqual([{ method: 'GET', path: '/api/place', body: undefined }])
})

test('query that fails is not retried', async () => {
  const calls = apiAnswers({ 'GET /api/place': { status: 503, body: { message: 'x' } } })
  show()
  await screen.findByText('503: {"message":"x"}')
  await aLongTime()
  expect(calls).toHaveLength(1)
})

test('mutation that fails is not retried', async () => {
  const calls = apiAnswers({ 'POST /api/place': { status: 503, body: { message: 'x' } } })
  show(<Writer />)
  fireEvent.click(screen.getByRole('button', { name: 'send' }))
  await screen.findByRole('button', { name: '503: {"message":"x"}' })
  await aLongTime()
  expect(calls).toHaveLength(1)
})

test('cached read never grows stale: no polling, no reading on focus, none by another reader', async () => {
  const calls = apiAnswers({ 'GET /api/place': { status: 200, body: { city: 'riyadh' } } })
  const page = show()
  await screen.findByText('riyadh')
  await aLongTime()
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  render(page())
  await aLongTime()
  expect(screen.getAllByText('riyadh')).toHaveLength(2)
  expect(calls).toHaveLength(1)
})

test('query variant takes a 401 as null and removes the token, and throws any other error', async () => {
  sessionStorage.setItem('userToken', 'dead')
  apiAnswers({ 'GET /api/me': { status: 401 }, 'GET /api/else': { status: 403, body: { message: 'x' } } })
  expect(await nullWhenSignedOut(api.get('/api/me'))).toBeNull()
  expect(sessionStorage.getItem('userToken')).toBeNull()
  await expect(nullWhenSignedOut(api.get('/api/else'))).rejects.toThrow('403: ')
})
