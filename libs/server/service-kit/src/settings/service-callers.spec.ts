import { describe, expect, test } from '@jest/globals'
import { callerOf, credentialDigest, serviceCallersSchema } from './service-callers.ts'

const digest = (credential: string) => credentialDigest(credential).toString('hex')
const names = ['users', 'chat']
const callers = serviceCallersSchema(names).parse(
  [`users=${digest('of users')}`, `chat=${digest('of chat')}`, `chat=${digest('the next of chat')}`].join(
    ', ',
  ),
)

describe('the caller of an internal route', () => {
  test.each([
    ['of users', 'users'],
    ['of chat', 'chat'],
    ['the next of chat', 'chat'],
    ['of users ', null],
    [digest('of users'), null],
    ['', null],
    [undefined, null],
    [['of users'], null],
  ])('by %p is %p', (header, caller) => {
    expect(callerOf(header, callers)).toBe(caller)
  })
})

test.each([
  ['nobody', ''],
  ['a service that there is not', `billing=${digest('x')}`],
  ['a service by what is no name', `Chat 2=${digest('x')}`],
  ['a credential itself', 'users=of users'],
  ['a digest of another length', `users=${digest('x').slice(2)}`],
])('callers are refused that name %s', (_, text) => {
  expect(serviceCallersSchema(names).safeParse(text).success).toBe(false)
})
