import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { UnavailableError } from '../errors/kinds.ts'
import { answerOverSocket, rawHead } from './raw-answers.ts'

test('raw answer head has a line for each value and ends with an empty one', () => {
  expect(rawHead(101, { upgrade: 'websocket', 'set-cookie': ['a=1', 'b=2'], absent: undefined })).toBe(
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nset-cookie: a=1\r\nset-cookie: b=2\r\n\r\n',
  )
})

test('a rejection is a whole answer, with the headers of every answer', async () => {
  const socket = new PassThrough()
  answerOverSocket(socket, new UnavailableError(), {
    requestId: 'request-0001',
    headers: { 'x-content-type-options': 'nosniff' },
  })
  const answer = await text(socket)
  expect(answer).toMatch(
    /^HTTP\/1\.1 503 Service Unavailable\r\nx-content-type-options: nosniff\r\nretry-after: 5\r\n/,
  )
  expect(answer).toContain('x-request-id: request-0001')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'unavailable' })
})
