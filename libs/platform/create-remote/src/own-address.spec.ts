import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { platformOf } from './own-address.ts'

let root: string
const folder = () => join(root, 'node_modules/@rafiq/create-remote/dist')
const installedFrom = (resolved: string) =>
  writeFileSync(
    join(root, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/@rafiq/create-remote': { resolved } } }),
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rafiq-npx-'))
  mkdirSync(folder(), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('platform is where npx fetched the package from', () => {
  installedFrom('https://rafiq.example/sdk/create-remote.tgz')
  expect(platformOf(folder())).toBe('https://rafiq.example')
})

test('platform is not known of a package that npm did not fetch', () => {
  installedFrom('../create-remote')
  expect(platformOf(folder())).toBeUndefined()
})
