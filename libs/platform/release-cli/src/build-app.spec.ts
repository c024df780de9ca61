import { expect, test } from '@jest/globals'
import { versionSchema } from '@rafiq/platform-contracts'
import { nextVersion, readApp } from './build-app.ts'

test('a version without a name bears the second it was built in', () => {
  const version = nextVersion('1.2.0', new Date('2026-11-21T01:02:03.456Z'))
  expect(version).toBe('1.2.0-20261121010203')
  expect(versionSchema.parse(version)).toBe(version)
})

test('a folder without a package is no app', () => {
  expect(() => readApp('/nowhere')).toThrow('/nowhere is not the folder of an app')
})
