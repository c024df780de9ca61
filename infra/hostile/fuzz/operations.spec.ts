import { expect, test } from '@jest/globals'
import { operationsOf } from './operations.ts'

const schema = { $ref: '#/components/schemas/Login' }

test('operations are each method of each path, with parameters and body schema', () => {
  const id = { name: 'id', in: 'path' } as const
  const operations = operationsOf('users', {
    paths: {
      '/api/a/{id}': {
        get: { parameters: [id] },
        patch: { requestBody: { content: { 'application/json': { schema } } } },
      },
    },
  })
  expect(operations).toMatchObject([
    { key: 'GET /api/a/{id}', service: 'users', parameters: [id], body: undefined },
    { key: 'PATCH /api/a/{id}', parameters: [], body: schema },
  ])
})

test('operation with a body of no declared schema is sent any', () => {
  expect(operationsOf('users', { paths: { '/api/a': { post: {} } } })[0]?.body).toEqual({})
})
