import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Supervisor } from './supervisor.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rafiq-supervisor-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const waiting = (name: string) => ({
  name,
  command: process.execPath,
  args: ['-e', 'setInterval(() => undefined, 1000)'],
  env: {},
})

test('ends what it started', async () => {
  const supervisor = new Supervisor(dataDir)
  const { ended } = supervisor.start(waiting('one'))
  await supervisor.stopAll()
  await expect(ended).resolves.toBe('was ended by SIGTERM')
})

test('starts nothing once the run is ending', async () => {
  const supervisor = new Supervisor(dataDir)
  await supervisor.stopAll()
  expect(() => supervisor.start(waiting('late'))).toThrow('The run is ending')
})
