import { expect, test } from '@jest/globals'
import { sendMessageSchema } from '@rafiq/contracts/chat'
import { profileEditSchema } from '@rafiq/contracts/questionnaire'
import fc from 'fast-check'
import { z } from 'zod'
import type { Definitions, JsonSchema } from './schema.ts'
import { validValue } from './valid-value.ts'

const id = '0199d0c4-0000-7000-8000-000000000000'

function arbitraryOf(schema: z.ZodType, byName: Record<string, unknown[]> = {}) {
  const { $defs, ...own } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema & { $defs?: Definitions }
  return validValue(own, $defs ?? {}, { ids: [id], byName })
}

test('values of a schema of the contracts are what it takes', () => {
  fc.assert(
    fc.property(arbitraryOf(sendMessageSchema, { content: ['مرحبا'] }), (message) => {
      const known = { ...(message as object), content: 'مرحبا' }
      expect(sendMessageSchema.safeParse(known).error).toBeUndefined()
    }),
  )
})

test('optional properties are left out at times, and named ones take known values', () => {
  const drawn = fc.sample(arbitraryOf(profileEditSchema, { location: ['jeddah'] }), {
    seed: 1,
    numRuns: 100,
  }) as Record<string, unknown>[]
  expect(drawn.some((edit) => 'gender' in edit)).toBe(true)
  expect(drawn.some((edit) => !('gender' in edit))).toBe(true)
  expect(drawn.some(({ location }) => location === 'jeddah')).toBe(true)
})

test('a schema that contains itself has an end', () => {
  const definitions: Definitions = {
    Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } },
  }
  expect(
    fc.sample(validValue({ $ref: '#/$defs/Node' }, definitions, { ids: [id], byName: {} }), 10),
  ).toHaveLength(10)
})
