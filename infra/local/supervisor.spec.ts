import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { readRecords } from './process-records.ts'
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

test('a supervisor ends what it started', async () => {
  const supervisor = new Supervisor(dataDir)
  const { ended } = supervisor.start(waiting('one'))
  await supervisor.stopAll()
  await expect(ended).resolves.toBe('was ended by SIGTERM')
})

test('a supervisor starts nothing once the run is ending', async () => {
  const supervisor = new Supervisor(dataDir)
  await supervisor.stopAll()
  expect(() => supervisor.start(waiting('late'))).toThrow('The run is ending')
})

const ending = (name: string) => ({ ...waiting(name), args: ['-e', ''] })

test('a process that ends while the platform starts is a failed start', async () => {
  const supervisor = new Supervisor(dataDir)
  supervisor.start(ending('early'))
  await expect(supervisor.broken).rejects.toThrow('early ended with code 0')
  await supervisor.stopAll()
})

test('a process of a running platform is started again, however often it ends', async () => {
  const ends = Promise.withResolvers<void>()
  let count = 0
  const onEnd = () => {
    count += 1
    if (count === 12) ends.resolve()
  }
  const supervisor = new Supervisor(dataDir, onEnd, () => 0)
  supervisor.restartOnExit()
  supervisor.start(ending('restless'))
  await Promise.race([ends.promise, supervisor.broken])
  await supervisor.stopAll()
  expect(count).toBeGreaterThanOrEqual(12)
})

test('a process of a running platform that cannot even be started is tried again', async () => {
  const texts: string[] = []
  const started = Promise.withResolvers<void>()
  const logs = join(dataDir, 'logs')
  const supervisor = new Supervisor(
    dataDir,
    ({ text }) => {
      texts.push(text)
      // A file in the place of the folder for logs, until the second attempt has failed.
      if (texts.length === 1) {
        rmSync(logs, { recursive: true })
        writeFileSync(logs, '')
      }
      if (texts.length === 3) rmSync(logs)
      if (texts.length === 4) started.resolve()
    },
    () => 0,
  )
  supervisor.restartOnExit()
  supervisor.start(ending('homeless'))
  await Promise.race([started.promise, supervisor.broken])
  await supervisor.stopAll()
  expect(texts[1]).toContain('homeless could not start')
})

test('a process that is restarted runs anew, and nobody is told that it ended', async () => {
  const ends: string[] = []
  const supervisor = new Supervisor(dataDir, ({ how }) => ends.push(how))
  const first = supervisor.start(waiting('one'))
  supervisor.restartOnExit()
  await supervisor.replace(waiting('one'))
  await expect(first.ended).resolves.toBe('was ended by SIGTERM')
  expect(readRecords(dataDir).map(({ name, pid }) => [name, pid === first.pid])).toEqual([['one', false]])
  await supervisor.stopAll()
  expect(ends).toEqual([])
})

test('a process that is replaced is from then on what the new command runs', async () => {
  const supervisor = new Supervisor(dataDir)
  const first = supervisor.start(waiting('one'))
  supervisor.restartOnExit()
  const said = { ...waiting('one'), args: ['-e', 'console.log("new"); setInterval(() => undefined, 1000)'] }
  const runs = (times: number) =>
    waitUntil('the new command runs', () => readFileSync(first.logFile, 'utf8') === 'new\n'.repeat(times))
  await supervisor.replace(said)
  await expect(first.ended).resolves.toBe('was ended by SIGTERM')
  await runs(1)
  await supervisor.replace(said)
  await runs(2)
  await supervisor.stopAll()
})

test('what comes between the end of a process and the start of its replacement happens while none runs', async () => {
  const supervisor = new Supervisor(dataDir)
  supervisor.start(waiting('one'))
  supervisor.restartOnExit()
  let running: string[] = ['unknown']
  await supervisor.replace(waiting('one'), 0, async () => {
    running = readRecords(dataDir).map(({ name }) => name)
  })
  expect(running).toEqual([])
  expect(readRecords(dataDir).map(({ name }) => name)).toEqual(['one'])
  await supervisor.stopAll()
})

const hasLogged = ({ logFile }: { logFile: string }) => readFileSync(logFile, 'utf8') !== ''

test('a process that ignores SIGTERM is killed', async () => {
  const supervisor = new Supervisor(dataDir)
  const ignoring =
    "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('on')"
  const stubborn = supervisor.start({ ...waiting('stubborn'), args: ['-e', ignoring] })
  await waitUntil('it ignores SIGTERM', () => hasLogged(stubborn))
  await supervisor.stopAll(1)
  await expect(stubborn.ended).resolves.toBe('was ended by SIGKILL')
})

test('processes that are stopped together do not wait for each other', async () => {
  const supervisor = new Supervisor(dataDir)
  const names = ['one', 'two', 'three']
  const processes = names.map((name) => supervisor.start(endingTogether(name, names.length)))
  await waitUntil('all listen', () => processes.every(hasLogged))
  // Longer than the test may take: one that waits for another never ends.
  await supervisor.stopTogether(names, 600_000)
  expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual(names.map(() => 'ended with code 0'))
})

/** Ends once as many of them as there are were told to. */
const endingTogether = (name: string, count: number) => ({
  ...waiting(name),
  args: [
    '-e',
    `const { readdirSync, writeFileSync } = require('node:fs')
    process.on('SIGTERM', () => {
      writeFileSync('told-${name}', '')
      const told = () => readdirSync('.').filter((file) => file.startsWith('told-')).length
      setInterval(() => told() === ${count} && process.exit(), 10)
    })
    setInterval(() => undefined, 1000)
    console.log('listens')`,
  ],
  cwd: dataDir,
})
