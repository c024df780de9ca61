import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type Lock, type Manifest, withWorkspace } from './lock-entries.ts'

const root = join(import.meta.dirname, '../../../..')
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T

test('lock file writer notes a workspace exactly as npm does', () => {
  const lock = read<Lock>('package-lock.json')
  const { 'apps/matches': _, 'node_modules/@rafiq/matches-remote': __, ...others } = lock.packages
  const manifest = read<Manifest>('apps/matches/package.json')
  const again = withWorkspace({ ...lock, packages: others }, 'apps/matches', manifest)
  expect(JSON.stringify(again)).toBe(JSON.stringify(lock))
})

test('lock file writer refuses what would need the network', () => {
  const manifest = { name: '@rafiq/x-remote', version: '0.1.0', dependencies: { vue: '3.0.0' } }
  expect(() => withWorkspace({ packages: {} }, 'apps/x', manifest)).toThrow('no vue')
})
