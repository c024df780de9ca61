import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readPackageVersion } from './package-json.ts'
import { neededRanges } from './shared.ts'

const folder = import.meta.dirname
const react = readPackageVersion('react', folder)

test('needed ranges are those that the config declares, for every module of the package', () => {
  const ranges = neededRanges(folder, { platform: '^2.0.0', shared: { react: '>=19.3.0 <21' } })
  expect(ranges).toMatchObject({
    react: '>=19.3.0 <21',
    'react-dom': '>=19.3.0 <21',
    '@rafiq/platform/router': '^2.0.0',
  })
})

test('needed range of a React that nobody declared is the one of the build or a later compatible one', () => {
  expect(neededRanges(folder, { platform: '^2.0.0', shared: {} }).react).toBe(`^${react}`)
})

test('needed range of the platform may begin with the release that a kit was made of', () => {
  const root = mkdtempSync(join(tmpdir(), 'rafiq-shared-'))
  for (const [name, version] of [
    ['react', react],
    ['@rafiq/platform', '2.1.0-h17150c2b55'],
  ] as const) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true })
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, version }))
  }
  expect(neededRanges(root, { platform: '^2.1.0', shared: {} })['@rafiq/platform']).toBe('^2.1.0')
  rmSync(root, { recursive: true })
})

test.each([
  ['shared.react is "^20.0.0"', { platform: '^2.0.0', shared: { react: '^20.0.0' } }],
  ['shared.react is "nineteen", which is no range', { platform: '^2.0.0', shared: { react: 'nineteen' } }],
  ['platform is "^9.0.0"', { platform: '^9.0.0', shared: {} }],
])('build is refused where %s', (reason, declared) => {
  expect(() => neededRanges(folder, declared)).toThrow(reason)
})
