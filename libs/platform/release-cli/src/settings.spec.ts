import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readSettings } from './settings.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-settings-'))
  mkdirSync(join(root, '.data'))
  writeFileSync(join(root, '.data/release-tokens.json'), JSON.stringify({ matches: 'local' }))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the platform is the local one unless told', () => {
  expect(readSettings({}, root).url).toBe('http://localhost:4000')
})

test('RELEASES_TOKEN wins over what npm start keeps', () => {
  expect(readSettings({ RELEASES_TOKEN: 'given' }, root).tokenFor('matches')).toBe('given')
  expect(readSettings({}, root).tokenFor('matches')).toBe('local')
  expect(readSettings({}, root).tokenFor()).toBe('local')
})

test('the data folder may be anywhere', () => {
  const settings = readSettings({ DATA_DIR: join(root, '.data') }, join(root, 'elsewhere'))
  expect(settings.tokenFor('matches')).toBe('local')
})

test('local tokens never leave the machine', () => {
  const settings = readSettings({ RELEASES_URL: 'https://rafiq.example' }, root)
  expect(() => settings.tokenFor('matches')).toThrow(
    'RELEASES_TOKEN is missing: set it to the publish token of matches',
  )
})

test('a remote without a token is told how to get one', () => {
  expect(() => readSettings({}, root).tokenFor('chat')).toThrow('RELEASES_TOKEN is missing')
})

test('RELEASES_KEY is a key, or where one is', () => {
  const pem = '-----BEGIN PRIVATE KEY-----'
  const file = join(root, 'team.pem')
  writeFileSync(file, pem)
  expect(readSettings({ RELEASES_KEY: pem }, root).keyFor('matches')).toBe(pem)
  expect(readSettings({ RELEASES_KEY: file }, root).keyFor('matches')).toBe(pem)
})

test('local keys never sign for another platform', () => {
  mkdirSync(join(root, '.data/release-keys'))
  writeFileSync(join(root, '.data/release-keys/matches'), 'local key')
  expect(readSettings({}, root).keyFor('matches')).toBe('local key')
  const elsewhere = readSettings({ RELEASES_URL: 'https://rafiq.example' }, root)
  expect(() => elsewhere.keyFor('matches')).toThrow('RELEASES_KEY is missing')
})

test('an address that is none is refused', () => {
  expect(() => readSettings({ RELEASES_URL: 'somewhere' }, root)).toThrow('RELEASES_URL is not an address')
})
