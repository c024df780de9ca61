import { describe, expect, test } from '@jest/globals'
import { BadRequestException } from '@nestjs/common'
import { registerErrorMessages } from './app-error.ts'
import {
  ConflictError,
  MalformedError,
  NotFoundError,
  RuleError,
  TooManyRequestsError,
  UnavailableError,
} from './kinds.ts'
import { toErrorBody } from './to-error-body.ts'

registerErrorMessages({ 'email-exists': 'User with this email already exists' })

describe('an error of ours', () => {
  test('answers its status, code and the sentence of the code', () => {
    expect(toErrorBody(new ConflictError('email-exists'))).toEqual({
      status: 409,
      headers: {},
      body: { code: 'email-exists', message: 'User with this email already exists' },
    })
  })

  test('may have a sentence of its own and issues', () => {
    const issues = [{ path: 'age', message: 'too young' }]
    expect(toErrorBody(new MalformedError('malformed', { message: 'No.', issues })).body).toEqual({
      code: 'malformed',
      message: 'No.',
      issues,
    })
  })

  test('says in whole seconds, at least one, when to come back', () => {
    expect(toErrorBody(new TooManyRequestsError(12.2)).headers).toEqual({ 'retry-after': '13' })
    expect(toErrorBody(new TooManyRequestsError(0)).headers).toEqual({ 'retry-after': '1' })
    expect(toErrorBody(new UnavailableError()).headers).toEqual({ 'retry-after': '5' })
  })

  test('says from when on a rule allows it again, where that is known', () => {
    const nextAt = '2026-12-01T10:00:00.000Z'
    expect(toErrorBody(new RuleError('city-changes', { nextAt })).body).toMatchObject({ nextAt })
    expect(toErrorBody(new RuleError('city-changes')).body).not.toHaveProperty('nextAt')
  })

  test('keeps its answer whatever caused it', () => {
    const cause = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    expect(toErrorBody(new NotFoundError('not-found', { cause })).status).toBe(404)
  })

  test('is known by its shape, since another copy of this library may have made it', () => {
    const foreign = Object.assign(new Error('Not here'), { status: 404, code: 'not-found' })
    expect(toErrorBody(foreign)).toMatchObject({ status: 404, body: { message: 'Not here' } })
  })
})

describe('an error of the framework', () => {
  test('keeps its status and loses its text', () => {
    expect(toErrorBody(new BadRequestException('Unexpected token n, "noura"'))).toMatchObject({
      status: 400,
      body: { code: 'malformed', message: expect.not.stringContaining('noura') },
    })
  })

  test.each([
    [413, 'too-large'],
    [415, 'unsupported-type'],
    [404, 'not-found'],
  ])('with Fastify’s status %d is %s', (statusCode, code) => {
    expect(toErrorBody(Object.assign(new Error('x'), { statusCode }))).toMatchObject({
      status: statusCode,
      body: { code },
    })
  })

  test('with a status that says nothing to a client is internal', () => {
    expect(toErrorBody(Object.assign(new Error('x'), { statusCode: 502 })).status).toBe(500)
  })
})

test.each([undefined, null, 'text', 7, {}, new Error('secret'), { status: 200, code: 'x' }])(
  'unknown error (%p) becomes an internal error without details',
  (error) => {
    expect(toErrorBody(error)).toEqual({
      status: 500,
      headers: {},
      body: { code: 'internal', message: 'Something went wrong. Please try again.' },
    })
  },
)
