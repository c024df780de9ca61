import { expect, test } from '@jest/globals'
import { rememberBuiltins } from './builtins.ts'

const { flatMap } = Array.prototype
const { fetch, Promise: original } = globalThis

test('built-ins that nobody changed are left alone', () => {
  expect(rememberBuiltins()()).toEqual([])
})

test('built-in functions that were overwritten or taken away are put back, and named', () => {
  const restore = rememberBuiltins()
  Array.prototype.flatMap = () => []
  Reflect.deleteProperty(JSON, 'stringify')
  globalThis.fetch = () => Promise.reject(new Error('mine'))
  expect([...restore()].sort()).toEqual(['Array.prototype.flatMap', 'JSON.stringify', 'window.fetch'])
  expect(Array.prototype.flatMap).toBe(flatMap)
  expect(globalThis.fetch).toBe(fetch)
  expect(JSON.stringify({ a: 1 })).toBe('{"a":1}')
})

test('an object of the language that was replaced as a whole is put back', () => {
  const restore = rememberBuiltins()
  globalThis.Promise = class {} as unknown as PromiseConstructor
  expect(restore()).toEqual(['window.Promise'])
  expect(globalThis.Promise).toBe(original)
})

test('a global that is added beside the built-ins is left alone', () => {
  const restore = rememberBuiltins()
  Reflect.set(globalThis, 'analytics', () => undefined)
  expect(restore()).toEqual([])
  Reflect.deleteProperty(globalThis, 'analytics')
})
