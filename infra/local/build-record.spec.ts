import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildWhatChanged } from './build-record.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rafiq-build-'))
  write('package.json', '{"workspaces":["apps/*"]}')
  write('apps/one/package.json', '{}')
  write('apps/one/src/main.ts', 'export const one = 1')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** How often it was built. */
const builds = () => readFileSync(join(root, 'builds'), 'utf8').length

async function make(): Promise<void> {
  appendFileSync(join(root, 'builds'), '.')
  write('apps/one/dist/main.js', readFileSync(join(root, 'apps/one/src/main.ts'), 'utf8'))
}

test('a checkout of which nothing changed is left as it is', async () => {
  await buildWhatChanged(root, make)
  write('apps/one/node_modules/.cache/one', 'of a tool')
  write('apps/one/test-results/one.png', 'of a test')
  await buildWhatChanged(root, make)
  expect(builds()).toBe(1)
})

test.each([
  ['a source', () => write('apps/one/src/main.ts', 'export const one = 2')],
  ['a new source', () => write('apps/one/src/other.ts', '')],
  ['the lock file', () => write('package-lock.json', '{}')],
  ['what was built', () => write('apps/one/dist/main.js', '')],
  ['the folder of what was built', () => rmSync(join(root, 'apps/one/dist'), { recursive: true })],
])('a checkout is built again after a change to %s', async (_what, change) => {
  await buildWhatChanged(root, make)
  change()
  await buildWhatChanged(root, make)
  expect(builds()).toBe(2)
  await buildWhatChanged(root, make)
  expect(builds()).toBe(2)
})

test('a source that is edited while it is built is built again', async () => {
  await buildWhatChanged(root, async () => {
    await make()
    write('apps/one/src/main.ts', 'export const one = "edited"')
  })
  await buildWhatChanged(root, make)
  expect(readFileSync(join(root, 'apps/one/dist/main.js'), 'utf8')).toContain('edited')
})

test('a build that fails is tried again', async () => {
  const failing = async () => {
    await make()
    throw new Error('The build failed')
  }
  await expect(buildWhatChanged(root, failing)).rejects.toThrow('The build failed')
  await buildWhatChanged(root, make)
  expect(builds()).toBe(2)
})

/** A process that says when it builds, which takes it until it is told to go on. */
async function anotherBuild(): Promise<ChildProcess> {
  const script = `
    import { once } from 'node:events'
    import { buildWhatChanged } from ${JSON.stringify(join(import.meta.dirname, 'build-record.ts'))}
    await buildWhatChanged(${JSON.stringify(root)}, async () => {
      process.stdout.write('builds')
      await once(process.stdin, 'data')
    })
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a second build waits for the first, and finds what that has built', async () => {
  const first = await anotherBuild()
  const second = buildWhatChanged(root, make)
  first.stdin?.write('go on')
  await once(first, 'exit')
  await second
  expect(builds).toThrow('ENOENT')
})

test('a build whose process was killed holds up nobody', async () => {
  const first = await anotherBuild()
  const second = buildWhatChanged(root, make)
  first.kill('SIGKILL')
  await second
  expect(builds()).toBe(1)
})
