import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { TestSession } from '../../test/session.ts'
import { Disks } from './disks.ts'

let session: TestSession

beforeEach(() => {
  session = new TestSession('/')
})
afterEach(() => session.close())

/** How a write to this folder fails; undefined where it does not. */
function failureIn(folder: string): string | undefined {
  try {
    writeFileSync(join(folder, 'more'), Buffer.alloc(100_000), { flag: 'a' })
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

test('a disk that is full takes no write, and takes them again once it is over; without a disk the reason is told', async () => {
  const disks = await Disks.mount(session)
  const folder = disks.folder('redis')
  expect(failureIn(folder)).toBeUndefined()
  // Where this process may not mount.
  if (disks.missing !== undefined) return expect(disks.missing).toContain('No disk can be mounted')
  await disks.fullDuring('redis', async () => {
    await waitUntil('the disk is full', () => failureIn(folder) === 'ENOSPC')
    expect(failureIn(disks.folder('postgres-1'))).toBeUndefined()
  })
  expect(failureIn(folder)).toBeUndefined()
})
