import { expect, test } from '@jest/globals'
import { ForbiddenError } from '@rafiq/service-kit'
import { testProduct } from '@rafiq/testing'
import { cameByPlainHttp, secureAddress } from './plain-http.ts'

test.each([
  [undefined, false],
  ['https', false],
  ['http, https', false],
  ['http', true],
  ['https, HTTP ', true],
  ['xhttp', false],
])('forwarded proto %j counts as plain HTTP: %j', (said, plain) => {
  expect(cameByPlainHttp({ 'x-forwarded-proto': said })).toBe(plain)
})

const edge = { publicUrl: 'https://rafiq.test', sockets: testProduct.sockets }

test.each(['/', '/matches?next=%2Fapi%2F', '/apiary', '//x'])(
  'plain HTTP page %s redirects to its HTTPS address',
  (target) => {
    expect(secureAddress({ method: 'GET', target }, edge)).toBe(`https://rafiq.test${target}`)
  },
)

test.each([
  ['GET', '/api/user/profile'],
  ['GET', '/API'],
  ['GET', '/socket.io/?EIO=4&transport=polling'],
  ['POST', '/matches'],
])('plain HTTP call %s %s is rejected', (method, target) => {
  expect(() => secureAddress({ method, target }, edge)).toThrow(ForbiddenError)
})
