import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { claimDataDir, portInUse, releaseDataDir } from './run-lock.ts'
import { readSettings } from './settings.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rafiq-lock-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const settings = (env: Record<string, string> = {}) => readSettings(env, root)
const killed = (folder: string) =>
  writeFileSync(
    join(folder, 'start.7.json'),
    JSON.stringify({ name: 'start', pid: process.pid, identity: 'x' }),
  )

test('a data folder that a start has is refused to a second one, and free when the first has ended', async () => {
  const given = settings({ DATA_DIR: root, PORT: '4000' })
  await claimDataDir(given)
  expect(portInUse(root)).toBe(4000)
  await expect(claimDataDir({ ...given, PORT: 4100 })).rejects.toThrow(
    'already runs at http://localhost:4000',
  )
  releaseDataDir(root)
  await expect(claimDataDir(given)).resolves.toBe(root)
})

test('a second copy of the same checkout on another port gets a data folder of its own', async () => {
  const first = await claimDataDir(settings())
  const second = await claimDataDir(settings({ PORT: '4100' }))
  expect([first, second]).toEqual([join(root, '.data'), join(root, '.data/4100')])
})

test('the record of a killed start does not block another, although another process has its id', async () => {
  killed(root)
  await expect(claimDataDir(settings({ DATA_DIR: root }))).resolves.toBe(root)
  expect(readdirSync(root)).toEqual(['start.8.json'])
})

test('of several starts at the same moment, after one that was killed, exactly one gets the data folder', async () => {
  killed(root)
  const claim = `
    import { claimDataDir } from ${JSON.stringify(join(import.meta.dirname, 'run-lock.ts'))}
    process.stdout.write('ready ')
    process.stdin.once('data', () =>
      claimDataDir(${JSON.stringify(settings({ DATA_DIR: root }))}).then(
        () => process.stdout.write('got it'),
        () => process.stdout.write('was refused'),
      ),
    )`
  const starts = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', claim], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const said = ({ stdout }: (typeof starts)[number]) => once(stdout.setEncoding('utf8'), 'data').then(String)
  try {
    await Promise.all(starts.map(said))
    const outcomes = Promise.all(starts.map(said))
    for (const { stdin } of starts) stdin.write('go')
    expect((await outcomes).toSorted()).toEqual(['got it', 'was refused', 'was refused', 'was refused'])
  } finally {
    // Not before all have claimed: only who still runs keeps the others out.
    for (const start of starts) start.kill()
  }
})
