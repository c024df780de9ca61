import { describe, expect, test } from '@jest/globals'
import { lockProblems, platformOf, withOptional } from './lockfile.mjs'

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'root' },
    'node_modules/@swc/core': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@swc/core-darwin-arm64': '1.0.0', '@swc/core-linux-x64-gnu': '1.0.0' },
    },
    'node_modules/@swc/core-linux-x64-gnu': { version: '1.0.0', optional: true },
  },
}

describe('the lock', () => {
  test('is refused when it lacks a package of another platform', () => {
    expect(lockProblems(lock)).toEqual([expect.stringContaining('@swc/core-darwin-arm64')])
  })

  test('is whole once that package has an entry which only its platform installs', () => {
    const whole = withOptional(lock)
    expect(lockProblems(whole)).toEqual([])
    expect(whole.packages['node_modules/@swc/core-darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    })
  })

  test('is refused when it names a registry', () => {
    const address = 'https://registry.example/a.tgz'
    const tied = { ...lock, packages: { 'node_modules/a': { version: '1.0.0', resolved: address } } }
    expect(lockProblems(tied)).toEqual([expect.stringContaining('node_modules/a')])
  })
})

test.each([
  ['@swc/core-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@rspack/binding-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@nx/nx-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
])('lock entry platform: %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})
