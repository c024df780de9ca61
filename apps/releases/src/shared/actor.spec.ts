import { expect, test } from '@jest/globals'
import { actorOf } from './actor.ts'

const id = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5'

test.each([
  [`admin:${id}`, { key: 'you', id: '8293a4b5' }],
  ['admin:0192f0c1-2a3b-7c4d-8e5f-000000000001', { key: 'admin', id: '00000001' }],
  ['releases:0192f0c1-2a3b-7c4d-8e5f-000000000002', { key: 'releases', id: '00000002' }],
  [`releases:${id}`, { key: 'you', id: '8293a4b5' }],
  [`token:${id}`, { key: 'team', id: '8293a4b5' }],
  ['operator', { key: 'operator', id: '' }],
  ['watch', { key: 'watch', id: '' }],
  ['retention', { key: 'retention', id: '' }],
  ['somebody', { key: 'other', id: 'somebody' }],
])('audit actor %s', (actor, expected) => {
  expect(actorOf(actor, id)).toEqual(expected)
})

test('actor is an operator by name where the list knows one', () => {
  expect(actorOf('operator:sara', undefined)).toEqual({ key: 'named', id: 'sara' })
  expect(actorOf('operator', undefined)).toEqual({ key: 'operator', id: '' })
})
