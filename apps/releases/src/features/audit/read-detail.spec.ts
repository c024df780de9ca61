import { expect, test } from '@jest/globals'
import { readDetail } from './read-detail.ts'

const [one, other] = ['01a226f0-1c2d-7e3f-8a4b-45d735e75791', '0192f0c1-2a3b-7c4d-8e5f-60717ef752cd']
const token = { kind: 'token', id: one }
const key = { kind: 'key', id: other }

test.each([
  ['publish', 'automatic', { automatic: true }],
  ['move', 'automatic', { automatic: true }],
  ['grant', `token:${one}`, { right: token }],
  ['grant', `token:${one} until 2026-12-01`, { right: token, until: '2026-12-01' }],
  ['grant', `key:${other}`, { right: key }],
  ['revoke', `key:${other}: It was in a log.`, { right: key, reason: 'It was in a log.' }],
  ['revoke', `token:${one}: key:${other}\nwas\tlost`, { right: token, reason: `key:${other}\nwas\tlost` }],
  ['rotate', `key:${other} in place of key:${one}`, { right: key, before: { kind: 'key', id: one } }],
])('audit detail of %s is understood: %s', (action, detail, expected) => {
  expect(readDetail({ action, detail })).toEqual(expected)
})

test.each([
  ['publish', 'automatically'],
  ['owner', 'automatic'],
  ['yank', `token:${one}`],
  ['grant', `token:${one} for matches`],
  ['grant', 'token:42'],
  ['grant', `secret:${one}`],
  ['canary', '10 %'],
])('audit detail of %s that nobody knows is left as it is: %s', (action, detail) => {
  expect(readDetail({ action, detail })).toEqual({ text: detail })
})
