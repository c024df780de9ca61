import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import { identityOf, isStillRunning } from './process-identity.ts'

describe('a recorded process', () => {
  const record = { name: 'users', pid: 4711, identity: 'boot-a/100' }

  test('is running while its number means the same start', () => {
    expect(isStillRunning(record, 'boot-a/100')).toBe(true)
  })

  test('is gone when its process id is unused, or belongs to another process', () => {
    expect(isStillRunning(record, undefined)).toBe(false)
    expect(isStillRunning(record, 'boot-a/999')).toBe(false)
    expect(isStillRunning(record, 'boot-b/100')).toBe(false)
  })
})

test('a process has an identity until it ended', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  expect(identityOf(pid)).toBe(identityOf(pid))
  expect(identityOf(pid)).not.toBeUndefined()
  child.kill()
  await once(child, 'exit')
  expect(identityOf(pid)).toBeUndefined()
})
