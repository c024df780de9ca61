import { expect, test } from '@jest/globals'
import { upstreamHeaders } from './upstream-headers.ts'

const origin = { address: '203.0.113.7', protocol: 'https', requestId: 'request-0001' }

test('proxy keeps what the service needs', () => {
  const headers = upstreamHeaders(
    { 'x-session-token': 't', cookie: 'lang=ar', 'content-length': '2' },
    origin,
  )
  expect(headers).toMatchObject({ 'x-session-token': 't', cookie: 'lang=ar', 'content-length': '2' })
})

test('proxy says the address and the request id itself', () => {
  const forged = {
    'x-forwarded-for': '1.1.1.1',
    'x-real-ip': '1.1.1.1',
    forwarded: 'for=1.1.1.1',
    'x-request-id': 'x',
  }
  expect(upstreamHeaders(forged, origin)).toEqual({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-request-id': 'request-0001',
  })
})

test.each([
  'connection',
  'expect',
  'keep-alive',
  'te',
  'traceparent',
  'tracestate',
  'transfer-encoding',
  'upgrade',
  'x-service-credential',
])('proxy drops %s', (name) => {
  expect(upstreamHeaders({ [name]: 'value' }, origin)).not.toHaveProperty(name)
})
