import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { remoteManifestSchema } from '@rafiq/platform-contracts'
import { moduleRemote } from './module-remote.ts'

let folder: string

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-module-'))
  write('package.json', '{"name":"notes","version":"1.0.0"}')
  write(
    'remote.config.ts',
    `export default { name: 'notes', platform: '^2.0.0', routes: [{ path: '/notes', chunk: 'page' }] }`,
  )
  write('node_modules/react/package.json', '{"version":"19.3.1"}')
  write('node_modules/@rafiq/platform/package.json', '{"version":"2.1.0"}')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('module remote tells a bundler where its files are served and what the shell gives', async () => {
  const { base, federation } = await moduleRemote(folder)
  expect(base).toBe('/remotes/notes/1.0.0-dev/')
  expect(federation.name).toBe('rafiq_notes_1_0_0_dev')
  expect(federation.shared.react).toMatchObject({ import: false, requiredVersion: '^19.3.1' })
})

test('module remote that offers slots has their types among its files', async () => {
  write(
    'remote.config.ts',
    `export default { name: 'notes', platform: '^2.0.0', routes: [], offers: { 'notes.page.end': { hour: 'number' } } }`,
  )
  write('dist/remoteEntry.js', 'entry')
  const { writeManifest } = await moduleRemote(folder)
  writeManifest(join(folder, 'dist'))
  expect(readFileSync(join(folder, 'dist/remote.d.ts'), 'utf8')).toContain(
    "'notes.page.end': { hour: 'number' }",
  )
  const { files } = remoteManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8')),
  )
  expect(Object.keys(files)).toEqual(['remote.d.ts', 'remoteEntry.js'])
})

test('module remote has a manifest of every built file, with those of a page by the name of its chunk', async () => {
  for (const file of ['remoteEntry.js', 'assets/page-LLMSfHbX.js', 'assets/page-CPJkvIVC.css', 'logo.svg']) {
    write(`dist/${file}`, file)
  }
  write('dist/.vite/manifest.json', '{}')
  const { writeManifest } = await moduleRemote(folder)
  writeManifest(join(folder, 'dist'))
  const manifest = remoteManifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8')),
  )
  expect(manifest).toMatchObject({ format: 'module', entry: 'remoteEntry.js' })
  expect(Object.keys(manifest.files)).toHaveLength(4)
  expect(manifest.routes[0]?.files.toSorted()).toEqual([
    'assets/page-CPJkvIVC.css',
    'assets/page-LLMSfHbX.js',
    'remoteEntry.js',
  ])
})
