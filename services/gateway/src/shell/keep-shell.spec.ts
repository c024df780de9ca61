import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DiskStorage } from '@rafiq/service-kit'
import { shellManifest } from '../../test/manifests.ts'
import { keepShell } from './keep-shell.ts'

class FullStorage extends DiskStorage {
  override put(): Promise<void> {
    return Promise.reject(new Error('no space left'))
  }
}

let folder: string
let storage: DiskStorage

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const kept = (key: string) => readFile(join(folder, 'storage', key), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'))
  storage = new DiskStorage(join(folder, 'storage'))
})
afterEach(() => rm(folder, { recursive: true }))

async function build(): Promise<string> {
  const manifest = shellManifest({ version: '1.0.0-h1', skeleton: 'skeleton.html' })
  await write('shell.json', JSON.stringify(manifest))
  await write('main.1.js', 'let a')
  await write('main.1.js.br', 'let a, compressed')
  await write('skeleton.html', '<header></header>')
  await write('sw.js', 'a worker')
  return folder
}

test('keep-shell keeps what pages name by its content, and what their documents are made of', async () => {
  await keepShell(await build(), storage)
  expect(await kept('shell/main.1.js')).toBe('let a')
  expect(await kept('shell/main.1.js.br')).toBe('let a, compressed')
  expect(await storage.list('shell')).toHaveLength(2)
  expect(JSON.parse(await kept('shell-versions/1.0.0-h1.json'))).toMatchObject({
    manifest: { version: '1.0.0-h1' },
    skeleton: '<header></header>',
    root: ['sw.js'],
  })
})

test('keep-shell keeps the files of the root with their version', async () => {
  await keepShell(await build(), storage)
  expect(await kept('shell-root/1.0.0-h1/sw.js')).toBe('a worker')
  expect(await storage.list('shell-root')).toHaveLength(1)
})

test('keep-shell may be repeated, and leaves the files of other shells', async () => {
  await storage.put('shell/main.0.js', Buffer.from('the one before'))
  await keepShell(await build(), storage)
  await keepShell(folder, storage)
  expect(await kept('shell/main.0.js')).toBe('the one before')
  expect(await kept('shell/main.1.js')).toBe('let a')
})

test('keep-shell stores the version only after all of its files', async () => {
  await build()
  const full = new FullStorage(join(folder, 'storage'))
  await expect(keepShell(folder, full)).rejects.toThrow('no space left')
  expect(await storage.list('shell-versions')).toEqual([])
})
