import { describe, expect, test } from '@jest/globals'
import { addressesOf, alertTargetsSetting, targetOf } from './alert-targets.ts'

const read = (targets: object) => alertTargetsSetting.parse(JSON.stringify(targets))
const chat = { mail: ['chat@example.com'], webhook: { url: 'https://hooks.example/chat' } }

describe('the targets of alerts', () => {
  test('are a team’s own, or those for all others', () => {
    const targets = read({ chat, '*': { mail: ['all@example.com'] } })
    expect(addressesOf(targetOf(targets, 'chat', undefined))).toEqual([
      { kind: 'mail', address: 'chat@example.com' },
      { kind: 'webhook', address: 'https://hooks.example/chat' },
    ])
    expect(addressesOf(targetOf(targets, 'matches', undefined))).toEqual([
      { kind: 'mail', address: 'all@example.com' },
    ])
  })

  test('are none unless told', () => {
    const targets = alertTargetsSetting.parse(undefined)
    expect(addressesOf(targetOf(targets, 'chat', undefined))).toEqual([])
    expect(addressesOf(targetOf(read({ chat }), 'constructor', undefined))).toEqual([])
  })

  test.each([
    ['the owner by mail', 'matches', 'owner@example.com', 'owner@example.com'],
    [
      'those for all others, where the owner has a page',
      'matches',
      'https://chat.example/m',
      'all@example.com',
    ],
    ['what the operator set, whoever owns it', 'chat', 'owner@example.com', 'chat@example.com'],
  ])('are %s', (_, remote, contact, address) => {
    const targets = read({ chat: { mail: chat.mail }, '*': { mail: ['all@example.com'] } })
    expect(addressesOf(targetOf(targets, remote, contact))).toEqual([{ kind: 'mail', address }])
  })

  test.each([
    ['no JSON', '{'],
    ['an address that is none', JSON.stringify({ chat: { mail: ['chat'] } })],
    ['a webhook in the clear', JSON.stringify({ chat: { webhook: { url: 'http://hooks.example/' } } })],
    ['a webhook that is no address', JSON.stringify({ chat: { webhook: { url: 'file:///etc/passwd' } } })],
    ['a name that no remote has', JSON.stringify({ 'Chat!': chat })],
    ['a misspelt key', JSON.stringify({ chat: { mails: [] } })],
  ])('that are %s are refused at the start', (_, text) => {
    expect(alertTargetsSetting.safeParse(text).success).toBe(false)
  })
})
