import { describe, expect, test } from '@jest/globals'
import { Metrics, uuidv7 } from '../src/index.ts'
import { settings, testApp } from './app.ts'
import { PeopleModule, usePeople } from './people.ts'

const { app, lines, get } = usePeople()

describe('an answer with a declared schema', () => {
  const cards = (payload: object[]) => app().inject({ method: 'POST', url: '/people/cards', payload })

  test('holds what the schema names and nothing else', async () => {
    expect((await get('/people/card')).json()).toEqual({ city: 'riyadh' })
  })

  test('that is a list is reduced item by item, under the declared status', async () => {
    const response = await cards([{ city: 'riyadh', secret: 1 }, { city: 'jeddah' }])
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual([{ city: 'riyadh' }, { city: 'jeddah' }])
  })

  test('that breaks the schema is a 500 that says nothing of it', async () => {
    const response = await cards([{ city: 'riyadh' }, { secret: 1 }])
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'internal' })
  })

  test('is described by the same schema and status in OpenAPI', async () => {
    const { paths, components } = (await get('/api/docs-json')).json()
    const described = (path: string, method: string, status: number) =>
      paths[path][method].responses[status].content['application/json'].schema
    expect(described('/people/card', 'get', 200)).toEqual({ $ref: '#/components/schemas/Card' })
    expect(described('/people/cards', 'post', 201)).toMatchObject({
      type: 'array',
      items: { $ref: '#/components/schemas/Card' },
    })
    expect(components.schemas.Card.required).toEqual(['city'])
  })
})

test('the headers of every answer are on those that no route gives too', async () => {
  const strict = await testApp(PeopleModule, { headers: { 'strict-transport-security': 'max-age=1' } })
  for (const path of ['/people/card', '/unknown', '/%E0%A4%A', '/people/broken', '/healthz']) {
    expect((await strict.inject(path)).headers).toMatchObject({
      'strict-transport-security': 'max-age=1',
      'x-content-type-options': 'nosniff',
    })
  }
  await strict.close()
})

test('answers are not cached and not sniffed', async () => {
  expect((await get('/people/card')).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('the log names the route by its pattern, never the path', async () => {
  const id = uuidv7()
  await get(`/people/${id}`)
  const line = lines.find((text) => text.includes('"route":"/people/:id","status":200'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'info',
    service: 'test',
    method: 'GET',
    status: 200,
  })
  expect(lines.join('')).not.toContain(id)
})

test('metrics count requests by route pattern', async () => {
  await get('/people/card')
  const text = await app().get(Metrics).registry.metrics()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/people\/card",status="200"\} \d/,
  )
  expect((await get('/metrics')).statusCode).toBe(404)
})

test('production shows no OpenAPI', async () => {
  const production = await testApp(PeopleModule, { settings: { ...settings, NODE_ENV: 'production' } })
  expect((await production.inject('/api/docs-json')).statusCode).toBe(404)
  expect((await production.inject('/api/docs')).statusCode).toBe(404)
  await production.close()
})

test('OpenAPI has a page, and describes the routes by the schemas', async () => {
  const response = await get('/api/docs-json')
  expect((await get('/api/docs')).statusCode).toBe(200)
  expect(response.json().paths['/people'].post.requestBody.content['application/json'].schema).toBeDefined()
  expect(JSON.stringify(response.json())).toContain('"email"')
})
