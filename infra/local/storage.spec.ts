import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { prepareStorage } from './storage.ts'

const dataFolder = () => mkdtempSync(join(tmpdir(), 'rafiq-storage-'))

test('photos and releases have folders of their own', () => {
  const { storage, photos } = prepareStorage(dataFolder())
  expect([existsSync(storage), existsSync(photos), photos.startsWith(storage)]).toEqual([true, true, false])
})

test('photos that lie beside the releases move out once, releases stay', () => {
  const folder = dataFolder()
  for (const kind of ['photos', 'remotes']) {
    mkdirSync(join(folder, 'storage', kind), { recursive: true })
    writeFileSync(join(folder, 'storage', kind, 'one'), kind)
  }
  const { storage, photos } = prepareStorage(folder)
  prepareStorage(folder)
  expect(readFileSync(join(photos, 'photos/one'), 'utf8')).toBe('photos')
  expect(readFileSync(join(storage, 'remotes/one'), 'utf8')).toBe('remotes')
  expect(existsSync(join(storage, 'photos'))).toBe(false)
})
