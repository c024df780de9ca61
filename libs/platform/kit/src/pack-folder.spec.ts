import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { list } from 'tar'
import { packFolder } from './pack-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-pack-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...names: string[]): string {
  const source = join(folder, 'source')
  mkdirSync(join(source, 'dist'), { recursive: true })
  for (const name of names) writeFileSync(join(source, name), name)
  return source
}

test('packed folder has its files below package/, as npm wants them', async () => {
  const archive = join(folder, 'one.tgz')
  // Bundlers make names that are longer than tar's own headers take.
  const long = `dist/${'vendors-'.repeat(20)}.js`
  await packFolder(write('package.json', 'dist/index.js', long), archive)
  const paths: string[] = []
  await list({ file: archive, onReadEntry: ({ path }) => paths.push(path) })
  expect(paths).toEqual(['package/dist/index.js', `package/${long}`, 'package/package.json'])
})

test('packed folder is the same bytes whenever its files were written', async () => {
  const source = write('b.js', 'a.js')
  await packFolder(source, join(folder, 'one.tgz'))
  utimesSync(join(source, 'a.js'), 1, 1)
  await packFolder(source, join(folder, 'two.tgz'))
  expect(readFileSync(join(folder, 'one.tgz'))).toEqual(readFileSync(join(folder, 'two.tgz')))
})
