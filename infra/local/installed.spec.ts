import { describe, expect, test } from '@jest/globals'
import { isInstalled } from './installed.mjs'

const lock = {
  packages: {
    '': {},
    'services/users': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true },
    'node_modules/@rafiq/users': { resolved: 'services/users', link: true },
  },
}
const record = {
  packages: {
    'services/users': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@rafiq/users': { resolved: 'services/users', link: true },
  },
}

describe('what is installed', () => {
  test('is enough although packages of other platforms are not there', () => {
    expect(isInstalled(lock, record)).toBe(true)
  })

  test('is not enough after an install that never finished', () => {
    expect(isInstalled(lock, undefined)).toBe(false)
  })

  test('is not enough with another version or one package less', () => {
    const { packages } = record
    const { 'node_modules/pg': _, ...less } = packages
    expect(isInstalled(lock, { packages: { ...packages, 'node_modules/pg': { version: '7.0.0' } } })).toBe(
      false,
    )
    expect(isInstalled(lock, { packages: less })).toBe(false)
  })
})
