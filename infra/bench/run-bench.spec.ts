import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

/** A benchmark that tells where its folder is, and goes on after `fault` for as long as the test does. */
const bench = (fault: string) => `
  import { EventEmitter } from 'node:events'
  const { runBench } = await import(${JSON.stringify(join(import.meta.dirname, 'run-bench.ts'))})
  await runBench((session) => {
    process.stdout.write(session.folder)
    ${fault}
    process.stdin.resume()
    return new Promise(() => {})
  })`

test.each([
  ['an error that nobody handles', `setTimeout(() => new EventEmitter().emit('error', new Error('lost')))`],
  ['a rejection that nobody handles', `Promise.reject(new Error('lost'))`],
])('a benchmark ends what it started, and fails, after %s', async (_, fault) => {
  const args = ['--conditions=rafiq-source', '--input-type=module', '--eval', bench(fault)]
  const ended = promisify(execFile)(process.execPath, args)
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Error: lost') })
  const folder = await ended.catch(({ stdout }: { stdout: string }) => stdout)
  expect(folder).toMatch(/rafiq-test-/)
  expect(existsSync(String(folder))).toBe(false)
})
