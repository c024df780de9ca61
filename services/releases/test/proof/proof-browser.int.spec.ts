import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startBrowser } from '../../src/proof/proof-browser.ts'
import { chromium } from './chromium.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rafiq-proof-browser-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** A program that notes each start, and does this. */
async function program(
  name: string,
  script: string,
): Promise<{ path: string; starts: () => Promise<number> }> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\necho started >> "$0.starts"\n${script}\n`)
  await chmod(path, 0o755)
  return { path, starts: async () => (await readFile(`${path}.starts`, 'utf8')).trim().split('\n').length }
}

const diesOnce = 'if [ "$(wc -l < "$0.starts")" -eq 1 ]; then kill -SEGV $$; fi'

test('a browser that dies as it starts is started again', async () => {
  const { path, starts } = await program('dies-once', `${diesOnce}\nexec '${chromium()}' "$@"`)
  const { browser, end } = await startBrowser(path, 'http://127.0.0.1:4000', Date.now() + 120_000)
  expect(browser.isConnected()).toBe(true)
  await end()
  expect(await starts()).toBe(2)
})

test('a browser that dies each time it starts is given up after the second', async () => {
  const { path, starts } = await program('dies', 'kill -SEGV $$')
  await expect(startBrowser(path, 'http://127.0.0.1:4000', Date.now() + 120_000)).rejects.toThrow('closed')
  expect(await starts()).toBe(2)
})
