import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { shellManifest } from '../../test/manifests.ts'
import { MemoryFile } from '../content/memory-file.ts'
import { Shell } from './shell.ts'

function shellWith(...names: string[]): Shell {
  const files = new Map(names.map((name) => [name, new MemoryFile(name, Buffer.from(`<p>${name}</p>`))]))
  return new Shell(shellManifest({ skeleton: 'skeleton.html' }), files)
}

test('shell serves what the build compressed, and compresses the rest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('shell.json', JSON.stringify(shellManifest()))
  write('main.js', 'let a')
  write('main.js.br', 'as the build has it')
  const shell = Shell.read(folder)
  rmSync(folder, { recursive: true })
  expect((await shell.file('main.js')?.body('br'))?.toString()).toBe('as the build has it')
  expect(gunzipSync((await shell.file('main.js')?.body('gzip')) ?? '').toString()).toBe('let a')
  expect((await shell.file('main.js')?.body('identity'))?.toString()).toBe('let a')
  expect(shell.file('main.js.br')).toBeUndefined()
})

test('shell has an empty frame where the build brings none', () => {
  expect(shellWith('skeleton.html').skeleton).toBe('<p>skeleton.html</p>')
  expect(shellWith().skeleton).toBe('')
})

test('shell folder without a build stops the gateway with one sentence', () => {
  expect(() => Shell.read('/nowhere')).toThrow('The shell is not built: /nowhere/shell.json')
})
