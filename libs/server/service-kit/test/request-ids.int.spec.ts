import { describe, expect, test } from '@jest/globals'
import { uuidv7 } from '../src/index.ts'
import { logged, testApp } from './app.ts'
import { PeopleModule, usePeople } from './people.ts'

const { app, get } = usePeople()

describe('a request id', () => {
  test('that is well formed goes through to the handler and back', async () => {
    const id = uuidv7()
    const response = await app().inject({
      method: 'POST',
      url: '/people',
      payload: { email: 'a@example.com', address: { city: 'riyadh' } },
      headers: { 'x-request-id': id },
    })
    expect(response.statusCode).toBe(201)
    expect(response.json().requestId).toBe(id)
    expect(response.headers['x-request-id']).toBe(id)
  })

  test.each(['', 'a b', 'x'.repeat(65), 'id\twith tab'])('%j is replaced by a new one', async (id) => {
    const response = await get('/healthz', { 'x-request-id': id })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('of a caller that is no peer of the platform is not used', async () => {
    const id = uuidv7()
    const response = await app().inject({
      url: '/healthz',
      headers: { 'x-request-id': id },
      remoteAddress: '203.0.113.7',
    })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['x-request-id']).not.toBe(id)
  })

  test('is made at the edge, where the caller’s is logged beside it and goes no further', async () => {
    const heard: string[] = []
    const edge = await testApp(PeopleModule, {
      isEdge: true,
      ...logged,
      logOutput: { write: (line) => void heard.push(line) },
    })
    const asked = (id: string) =>
      edge.inject({
        method: 'POST',
        url: '/people',
        payload: { email: 'a@example.com', address: { city: 'riyadh' } },
        headers: { 'x-request-id': id },
      })
    const response = await asked('chosen-by-the-caller')
    await asked(`x${'\t'.repeat(3)} "forged"`)
    await edge.close()
    expect(response.json().requestId).toBe(response.headers['x-request-id'])
    const [first, second] = heard.filter((line) => line.includes('"request"')).map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      requestId: response.headers['x-request-id'],
      callerRequestId: 'chosen-by-the-caller',
    })
    expect(second).not.toHaveProperty('callerRequestId')
  })

  test('is on errors too', async () => {
    expect((await get('/unknown')).headers['x-request-id']).toBeDefined()
    expect((await get('/%E0%A4%A')).headers['x-request-id']).toBeDefined()
  })
})
