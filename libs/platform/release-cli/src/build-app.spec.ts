import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { versionSchema } from '@rafiq/platform-contracts'
import { commitOf, nextVersion, readApp } from './build-app.ts'

let folder: string

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder })
    .toString()
    .trim()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function commit(): string {
  git('init', '--quiet')
  writeFileSync(join(folder, 'page.tsx'), 'one')
  git('add', '.')
  git('commit', '--quiet', '--message', 'one')
  return git('rev-parse', 'HEAD')
}

test('a version without a name bears the second it was built in', () => {
  const version = nextVersion('1.2.0', new Date('2026-11-21T01:02:03.456Z'))
  expect(version).toBe('1.2.0-20261121010203')
  expect(versionSchema.parse(version)).toBe(version)
})

test('a folder without a package is no app', () => {
  expect(() => readApp('/nowhere')).toThrow('/nowhere is not the folder of an app')
})

test('commit of a build is the one of the repository that the folder is in, whatever was built', async () => {
  const head = commit()
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/remote.json'), '{}')
  expect(await commitOf(folder)).toBe(head)
})

test.each([
  ['a file that was changed', 'page.tsx'],
  ['a file that was added', 'new.tsx'],
])('commit of a build is marked for %s', async (_, file) => {
  const head = commit()
  writeFileSync(join(folder, file), 'two')
  expect(await commitOf(folder)).toBe(`${head}-dirty`)
})

test('commit of a build is empty outside every repository', async () => {
  expect(await commitOf(folder)).toBeUndefined()
})
