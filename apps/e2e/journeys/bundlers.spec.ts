import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { RemoteManifest } from '@rafiq/platform-contracts'
import { grantRelease } from '../support/grant-release.ts'
import { inDataFolder } from '../support/platform-data.ts'
import { rafiqRelease } from '../support/publish.ts'
import { tamper } from '../support/stored-files.ts'
import { expect, test } from '../support/test.ts'

const fixture = join(import.meta.dirname, '../fixtures/modules')
const version = `1000.0.${Date.now()}`

/** Builds the remote `notes-<bundler>` and publishes it: the gate lets it pass, or this throws. */
async function publish(bundler: string, folder: string): Promise<RemoteManifest> {
  const name = `notes-${bundler}`
  const dist = join(folder, 'dist')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }))
  const env = { ...process.env, NODE_ENV: 'production', FIXTURE_REMOTE: name, RAFIQ_VERSION: version }
  const build = ['--conditions=rafiq-source', 'build.mjs', bundler, dist]
  await promisify(execFile)(process.execPath, build, { cwd: fixture, env })
  await grantRelease(name)
  await rafiqRelease(name, 'publish', folder, '--no-build')
  return JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as RemoteManifest
}

/** It has a state of its own, which works with the shell's React alone. */
async function expectNotes(page: Page, bundler: string): Promise<void> {
  await page.goto(`/notes-${bundler}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Notes, built by notes-${bundler}`)
  await main.getByRole('button').click()
  await expect(main.getByRole('button')).toHaveText('Pressed 1')
}

test.describe('remotes of other bundlers', () => {
  let folder: string
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rafiq-bundlers-'))
  })
  test.afterAll(async () => {
    for (const name of ['notes-vite', 'notes-webpack']) {
      await rafiqRelease(name, 'disable', name).catch(() => undefined)
    }
    rmSync(folder, { recursive: true })
  })

  test('built by Vite and by webpack pass the gate and run, and a file that was changed in the storage does not', {
    tag: '@alone',
  }, async ({ page, anotherBrowser, expectComplaint }) => {
    await publish('webpack', join(folder, 'webpack'))
    await expectNotes(page, 'webpack')
    const { files } = await publish('vite', join(folder, 'vite'))
    await expectNotes(page, 'vite')

    const chunk = Object.keys(files).find((path) => path.startsWith('assets/page-')) ?? ''
    tamper(inDataFolder('storage', 'remotes', 'notes-vite', version), chunk, ';globalThis.stranger = true')
    expectComplaint(/integrity|notes-vite/)
    const stranger = await anotherBrowser()
    await stranger.goto('/notes-vite')
    await expect(stranger.getByRole('button', { name: /^(Try again|إعادة المحاولة)$/ })).toBeVisible()
    expect(await stranger.evaluate(() => 'stranger' in globalThis)).toBe(false)
  })
})
