import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { collectedMemory, inspectable } from './collected-memory.ts'

let folder: string
let child: ChildProcess | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-memory-'))
})

afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process that runs this, then says so, and stays. @returns what it keeps, asked twice */
async function keptBy(script: string): Promise<number[]> {
  const log = join(folder, 'log')
  const descriptor = openSync(log, 'a')
  const wait = 'process.send("ready"); setInterval(() => {}, 1_000)'
  child = spawn(process.execPath, [inspectable, '-e', `${script}; ${wait}`], {
    stdio: ['ignore', descriptor, descriptor, 'ipc'],
  })
  await once(child, 'message')
  const { pid = 0 } = child
  return [(await collectedMemory(pid, log)).objects, (await collectedMemory(pid, log)).objects]
}

const fill = 'const made = []; for (let i = 0; i < 4e5; i += 1) made.push({ i, text: "x" + i })'

test('collected memory counts what a process still refers to, at every reading', async () => {
  for (const objects of await keptBy(`${fill}; globalThis.kept = made`)) expect(objects).toBeGreaterThan(20)
})

test('collected memory does not count what a process has released', async () => {
  for (const objects of await keptBy(`(() => { ${fill} })()`)) expect(objects).toBeLessThan(15)
})
