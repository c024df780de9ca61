import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readSecrets, rolePassword } from './secrets.ts'

describe('the secrets of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are made once, different from each other, and readable by their owner only', () => {
    const first = readSecrets(folder)
    expect(new Set(Object.values(first)).size).toBe(Object.values(first).length)
    expect(readSecrets(folder)).toEqual(first)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })
})

test('roles have passwords of their own, the same for everyone who knows the administrator', () => {
  const admin = 'postgres://postgres:secret@127.0.0.1:5432/rafiq'
  const elsewhere = 'postgres://postgres:secret@127.0.0.1:5432/other'
  expect(rolePassword(admin, 'users_service')).toBe(rolePassword(elsewhere, 'users_service'))
  expect(rolePassword(admin, 'users_service')).not.toBe(rolePassword(admin, 'releases_service'))
})
