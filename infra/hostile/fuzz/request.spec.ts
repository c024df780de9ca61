import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Operation } from './operations.ts'
import { escapeText, requestsOf } from './request.ts'
import { sweepRequests } from './sweep-requests.ts'

const operation: Operation = {
  key: 'PATCH /api/users/{id}/consent',
  service: 'users',
  method: 'PATCH',
  path: '/api/users/{id}/consent',
  parameters: [
    { name: 'id', in: 'path' },
    { name: 'at', in: 'query', schema: { type: 'string' } },
  ],
  body: {
    type: 'object',
    properties: { wording: { type: 'string' }, isActive: { type: 'boolean' } },
    required: ['wording', 'isActive'],
  },
  definitions: {},
}
const pools = { ids: ['0199d0c4-0000-7000-8000-000000000000'], byName: {} }

test('fuzz request has a path without white space, in ASCII', () => {
  fc.assert(
    fc.property(requestsOf(operation, pools), ({ path }) => {
      expect(path).toMatch(/^\/api\/users\/[!-~]*\/consent[!-~]*$/)
    }),
  )
})

test('fuzz requests are the same for the same seed', () => {
  const draw = () => fc.sample(requestsOf(operation, pools), { seed: 7, numRuns: 20 })
  expect(draw()).toEqual(draw())
})

test('fuzz request sends a lone surrogate as bytes that are no UTF-8', () => {
  expect(escapeText('a\ud800b')).toBe('%ed%a0%80')
  expect(escapeText('a b')).toBe('a%20b')
})

test('sweep starts with a valid request and tries each field with NUL', () => {
  const [first, ...others] = sweepRequests(operation, pools, 1)
  expect(first?.path).toBe(`/api/users/${pools.ids[0]}/consent`)
  expect(others.filter(({ body }) => String(body).includes('"wording":"a\\u0000b"'))).toHaveLength(1)
  expect(others.some(({ path }) => path.endsWith('?at=a&at=b'))).toBe(true)
})
