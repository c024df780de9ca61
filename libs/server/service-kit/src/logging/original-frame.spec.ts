import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { originalFrame } from './original-frame.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frames-'))
  // The first column of the first line was the third column of the second line of the source.
  const map = { version: 3, sources: ['../src/greet.ts'], names: [], mappings: 'AACE' }
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map))
  writeFileSync(join(folder, 'broken.js.map'), '{"version": 3')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['    at greet (FILE:1:1)', '    at greet (SOURCE:2:3)'],
  ['    at async greet (file://FILE:1:9)', '    at async greet (SOURCE:2:3)'],
  ['    at file://FILE:1:1', '    at SOURCE:2:3'],
])('original frame of %s', (frame, expected) => {
  const source = join(folder, '../src/greet.ts')
  expect(originalFrame(frame.replace('FILE', join(folder, 'main.js')))).toBe(
    expected.replace('SOURCE', source),
  )
})

test.each(['broken.js', 'packages.js'])(
  'original frame of a call in %s without a source map stays as it is',
  (file) => {
    const frame = `    at greet (${join(folder, file)}:1:1)`
    expect(originalFrame(frame)).toBe(frame)
  },
)

test.each(['    at node:internal/process:95:5', '    at <anonymous>', '    at Array.map (<anonymous>)'])(
  'original frame of %s has no file',
  (frame) => expect(originalFrame(frame)).toBe(frame),
)
