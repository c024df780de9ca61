import { describe, expect, test } from '@jest/globals'
import { connectPacket, eventPacket, type Packet, readPacket } from './packets.ts'

describe('packets of a server', () => {
  test.each<[string, Packet]>([
    ['0{"sid":"a"}', { kind: 'open' }],
    ['2', { kind: 'ping' }],
    ['40{"sid":"b"}', { kind: 'connected' }],
    ['40/chat,{"sid":"b"}', { kind: 'connected' }],
    ['41/chat,', { kind: 'other' }],
    ['44/chat,{"message":"unauthorized"}', { kind: 'refused', reason: '{"message":"unauthorized"}' }],
    ['42["typing",{"a":1}]', { kind: 'event', name: 'typing', payload: { a: 1 } }],
    [
      '42/chat,["message:new",{"a":"x,y\\n"}]',
      { kind: 'event', name: 'message:new', payload: { a: 'x,y\n' } },
    ],
    ['43/chat,12[{"id":"c"}]', { kind: 'answer', id: 12, payload: { id: 'c' } }],
    ['437[null]', { kind: 'answer', id: 7, payload: null }],
  ])('%s', (text, packet) => expect(readPacket(text)).toEqual(packet))
})

describe('packets of a client', () => {
  test('names any namespace but the main one', () => {
    expect(connectPacket('/', { token: 'a' })).toBe('40{"token":"a"}')
    expect(connectPacket('/chat', {})).toBe('40/chat,{}')
  })

  test('asks for an answer by a number', () => {
    expect(eventPacket('/chat', 'typing', { a: 1 })).toBe('42/chat,["typing",{"a":1}]')
    expect(eventPacket('/', 'message:send', 1, 0)).toBe('420["message:send",1]')
  })
})
