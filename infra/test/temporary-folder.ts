import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityOf } from '../local/process-identity.ts'

const gigabyte = 1024 ** 3

/**
 * In memory where there is plenty: the databases of integration tests are hundreds of thousands of files that come and go, and
 * a disk's file system takes longer for each the more of them have just gone.
 */
function parentFolder(): string {
  const inMemory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize > 4 * gigabyte && process.availableMemory() > 8 * gigabyte) return inMemory
  } catch {}
  return tmpdir()
}

const prefix = 'rafiq-test-'

/**
 * Makes a folder of this process. What processes that were killed have left goes, since in memory it would stay.
 *
 * @param parent where it lies
 */
export function makeTemporaryFolder(parent = parentFolder()): string {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (pid && !identityOf(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`))
}
