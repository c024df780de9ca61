import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { LogOutput } from './log-output.ts'

let folder: string
let pipe: string
const opened: number[] = []

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
  folder = mkdtempSync(join(tmpdir(), 'rafiq-log-'))
  pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
})
afterEach(() => {
  jest.useRealTimers()
  for (const descriptor of opened.splice(0)) closeSync(descriptor)
  rmSync(folder, { recursive: true, force: true })
})

function open(path: string, flags: number): number {
  const descriptor = openSync(path, flags | constants.O_NONBLOCK)
  opened.push(descriptor)
  return descriptor
}
const openReader = () => open(pipe, constants.O_RDONLY)
const openWriter = () => open(pipe, constants.O_WRONLY)
const closeNow = (descriptor: number) => closeSync(opened.splice(opened.indexOf(descriptor), 1)[0] as number)

/** All that is in the pipe once what was gathered is written. */
function read(reader: number): string {
  writeGathered()
  const chunk = Buffer.alloc(65_536)
  let text = ''
  try {
    for (let bytes = readSync(reader, chunk); bytes > 0; bytes = readSync(reader, chunk)) {
      text += chunk.toString('utf8', 0, bytes)
    }
  } catch {
    // Empty for now.
  }
  return text
}

const writeGathered = () => jest.advanceTimersByTime(10)

const sayLost = (lines: number) => `lost ${lines}\n`

test('log output on a full disk throws nothing', () => {
  const output = new LogOutput(open('/dev/full', constants.O_WRONLY), sayLost)
  output.write('one\n')
  expect(writeGathered).not.toThrow()
})

test('log output that nobody reads any more tells later how many lines were lost', () => {
  const reader = openReader()
  const output = new LogOutput(openWriter(), sayLost)
  output.write('one\n')
  expect(read(reader)).toBe('one\n')
  closeNow(reader)
  output.write('two\n')
  output.write('three\n')
  writeGathered()
  const again = openReader()
  output.write('four\n')
  expect(read(again)).toBe('lost 2\nfour\n')
})

test('log output into a full pipe keeps whole lines in their order until they are read', () => {
  const reader = openReader()
  const output = new LogOutput(openWriter(), sayLost)
  const lines = Array.from({ length: 40 }, (_, index) => `${index} ${'x'.repeat(5_000)}\n`)
  for (const line of lines) output.write(line)
  let text = read(reader)
  expect(text.length).toBeLessThan(lines.join('').length)
  while (jest.getTimerCount() > 0) {
    jest.runOnlyPendingTimers()
    text += read(reader)
  }
  expect(text).toBe(lines.join(''))
})

test('log output into a pipe that stays full holds a bounded number of bytes and counts the rest', () => {
  const reader = openReader()
  const output = new LogOutput(openWriter(), sayLost)
  const line = `${'x'.repeat(99_999)}\n`
  for (let index = 0; index < 20; index += 1) output.write(line)
  let text = ''
  while (jest.getTimerCount() > 0) {
    jest.runOnlyPendingTimers()
    text += read(reader)
  }
  output.write('after\n')
  text += read(reader)
  const whole = text.split('\n').filter((one) => one.length === 99_999).length
  expect(text).toMatch(new RegExp(`x\nlost ${20 - whole}\nafter\n$`))
  expect(whole).toBeGreaterThanOrEqual(10)
})

test('log output writes the lines of ten milliseconds together, and what is left before the process ends', () => {
  const reader = openReader()
  const output = new LogOutput(openWriter(), sayLost)
  output.write('one\n')
  jest.advanceTimersByTime(9)
  output.write('two\n')
  const chunk = Buffer.alloc(64)
  expect(() => readSync(reader, chunk)).toThrow('EAGAIN')
  process.emit('exit', 0)
  expect(chunk.toString('utf8', 0, readSync(reader, chunk))).toBe('one\ntwo\n')
  expect(read(reader)).toBe('')
})
