import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dropRefusedFiles } from './drop-refused-files.ts'

const dropped: string[] = []

beforeAll(() => {
  const cache = { delete: async (path: string) => dropped.push(path) > 0 }
  Object.assign(globalThis, { caches: { open: async () => cache } })
  dropRefusedFiles()
})
afterAll(() => void Reflect.deleteProperty(globalThis, 'caches'))

test.each([
  ['script', 'src', '/remotes/chat/1.0.0/room.js'],
  ['link', 'href', '/shell/login.css'],
] as const)('a %s that did not load is not kept', async (tag, attribute, path) => {
  const element = document.createElement(tag)
  element.setAttribute(attribute, path)
  document.head.append(element)
  dropped.length = 0
  element.dispatchEvent(new Event('error'))
  await Promise.resolve()
  await Promise.resolve()
  expect(dropped).toEqual([path])
})

test('error thrown by a script drops no file', async () => {
  dropped.length = 0
  dispatchEvent(new ErrorEvent('error'))
  await Promise.resolve()
  expect(dropped).toEqual([])
})
