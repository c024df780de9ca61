import { expect, test } from '@jest/globals'
import { isOwnOrigin } from './own-origin.ts'

test.each([
  [undefined, 'https://rafiq.example'],
  ['https://rafiq.example', 'https://rafiq.example/'],
  ['https://rafiq.example:443', 'https://rafiq.example'],
  ['http://127.0.0.1:4000', 'http://localhost:4000'],
  ['http://[::1]:4000', 'http://localhost:4000'],
])('origin %s is own for %s', (origin, publicUrl) => {
  expect(isOwnOrigin(origin, publicUrl)).toBe(true)
})

test.each([
  ['null', 'https://rafiq.example'],
  ['', 'https://rafiq.example'],
  ['https://rafiq.example.evil', 'https://rafiq.example'],
  ['https://evil.example', 'https://rafiq.example'],
  ['http://rafiq.example', 'https://rafiq.example'],
  ['https://rafiq.example:8443', 'https://rafiq.example'],
  ['https://www.rafiq.example', 'https://rafiq.example'],
  ['http://localhost:4000', 'https://rafiq.example'],
  ['http://localhost:5000', 'http://localhost:4000'],
  ['https://rafiq.example, https://evil.example', 'https://rafiq.example'],
])('origin "%s" is foreign for %s', (origin, publicUrl) => {
  expect(isOwnOrigin(origin, publicUrl)).toBe(false)
})
