import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DiskStorage } from './disk-storage.ts'

let folder: string
let storage: DiskStorage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rafiq-storage-'))
  storage = new DiskStorage(join(folder, 'root'))
})
afterAll(() => rm(folder, { recursive: true }))

test('disk storage leaves no partial file after a failed write', async () => {
  await storage.put('photos/six/below', Buffer.from('x'))
  // A folder is in the way of the name.
  await expect(storage.put('photos/six', Buffer.from('x'))).rejects.toThrow('photos/six')
  await expect(storage.copy('photos/none', 'photos/seven')).rejects.toThrow('photos/none')
  expect(await readdir(join(folder, 'root', '.partial'))).toEqual([])
})

test('disk storage follows no link out of its folder', async () => {
  await writeFile(join(folder, 'secret'), 'secret')
  await mkdir(join(folder, 'root', 'photos'), { recursive: true })
  await symlink(join(folder, 'secret'), join(folder, 'root', 'photos', 'link'))
  expect(await storage.get('photos/link')).toBeNull()
  await storage.put('photos/link', Buffer.from('own'))
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('secret')
})
