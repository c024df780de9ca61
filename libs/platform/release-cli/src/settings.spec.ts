import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ownPlatform, readSettings } from './settings.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-settings-'))
  mkdirSync(join(root, '.data'))
  writeFileSync(join(root, '.data/release-tokens.json'), JSON.stringify({ matches: 'local' }))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('release settings default to the local platform', () => {
  expect(readSettings({}, root).url).toBe('http://localhost:4000')
})

test('release settings of a repository of its own name the platform of its package.json, unless told', () => {
  expect(ownPlatform(root)).toBeUndefined()
  writeFileSync(join(root, 'package.json'), '{"rafiq":{"platform":"https://rafiq.example"}}')
  const platform = ownPlatform(root)
  expect(readSettings({}, root, platform).url).toBe('https://rafiq.example')
  expect(readSettings({ RELEASES_URL: 'https://staging.example' }, root, platform).url).toBe(
    'https://staging.example',
  )
})

test('release settings prefer RELEASES_TOKEN to the token of npm start', () => {
  expect(readSettings({ RELEASES_TOKEN: 'given' }, root).tokenFor('matches')).toBe('given')
  expect(readSettings({}, root).tokenFor('matches')).toBe('local')
  expect(readSettings({}, root).tokenFor()).toBe('local')
})

test('release settings read any data folder', () => {
  const settings = readSettings({ DATA_DIR: join(root, '.data') }, join(root, 'elsewhere'))
  expect(settings.tokenFor('matches')).toBe('local')
})

test('release settings never send local tokens to another machine', () => {
  const settings = readSettings({ RELEASES_URL: 'https://rafiq.example' }, root)
  expect(() => settings.tokenFor('matches')).toThrow(
    'RELEASES_TOKEN is missing: set it to the publish token of matches',
  )
})

test('release settings without a token say how to get one', () => {
  expect(() => readSettings({}, root).tokenFor('chat')).toThrow('RELEASES_TOKEN is missing')
})

test('release settings read RELEASES_KEY as a key or a file', () => {
  const pem = '-----BEGIN PRIVATE KEY-----'
  const file = join(root, 'team.pem')
  writeFileSync(file, pem)
  expect(readSettings({ RELEASES_KEY: pem }, root).keyFor('matches')).toBe(pem)
  expect(readSettings({ RELEASES_KEY: file }, root).keyFor('matches')).toBe(pem)
})

test('release settings never sign with local keys for another platform', () => {
  mkdirSync(join(root, '.data/release-keys'))
  writeFileSync(join(root, '.data/release-keys/matches'), 'local key')
  expect(readSettings({}, root).keyFor('matches')).toBe('local key')
  const elsewhere = readSettings({ RELEASES_URL: 'https://rafiq.example' }, root)
  expect(() => elsewhere.keyFor('matches')).toThrow('RELEASES_KEY is missing')
})

test('release settings reject an address that is no URL', () => {
  expect(() => readSettings({ RELEASES_URL: 'somewhere' }, root)).toThrow('RELEASES_URL is not an address')
})
