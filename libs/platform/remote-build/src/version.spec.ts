import { expect, test } from '@jest/globals'
import { buildVersion } from './version.ts'

test('build version is the one that was asked for', () => {
  expect(buildVersion('0.1.0', { RAFIQ_VERSION: '2.0.0', NX_TASK_HASH: '123' })).toBe('2.0.0')
})

test('build version gives the same content the same version under Nx', () => {
  expect(buildVersion('0.1.0', { NX_TASK_HASH: '12345678901234' })).toBe('0.1.0-h1234567890')
})

test('build version says when a build is a developer’s own', () => {
  expect(buildVersion('0.1.0', {})).toBe('0.1.0-dev')
})
