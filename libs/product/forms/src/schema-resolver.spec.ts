import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { lazySchemaResolver, schemaResolver, toFieldErrors } from './schema-resolver.ts'

const schema = z.object({
  email: z.string().trim().min(1, 'Email is required').includes('@', { error: 'Email is invalid' }),
  password: z.string().min(8, 'Password is short'),
})
const check = (values: z.infer<typeof schema>) =>
  schemaResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

describe('a form checked by a schema', () => {
  test('gives what the schema makes of the values', async () => {
    expect(await check({ email: ' sara@rafiq.test ', password: 'long enough' })).toEqual({
      values: { email: 'sara@rafiq.test', password: 'long enough' },
      errors: {},
    })
  })

  test('says the first problem of each field', async () => {
    expect(await check({ email: '', password: 'short' })).toEqual({
      values: {},
      errors: {
        email: { type: 'rule', message: 'Email is required' },
        password: { type: 'rule', message: 'Password is short' },
      },
    })
  })
})

test('a field with two problems shows the first', () => {
  const problems = [
    ['age', 'first'],
    ['age', 'second'],
  ] as const
  expect(toFieldErrors(problems)).toEqual({ age: { type: 'rule', message: 'first' } })
})

describe('a form whose schema comes after it', () => {
  const values = { email: '', password: 'long enough' }
  const options = { fields: {}, shouldUseNativeValidation: false }

  test('is checked by it', async () => {
    const resolve = lazySchemaResolver(() => Promise.resolve(schema))
    expect(await resolve(values, undefined, options)).toMatchObject({
      errors: { email: { message: 'Email is required' } },
    })
  })

  test('submits unchecked where the schema cannot be loaded', async () => {
    const resolve = lazySchemaResolver<typeof values>(() => Promise.reject(new Error('offline')))
    expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} })
  })
})
