import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { makeTemporaryFolder } from './temporary-folder.ts'

test('a temporary folder takes the place of one whose process is gone, and leaves others alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'rafiq-folders-'))
  try {
    const { pid: gone } = spawnSync(process.execPath, ['--version'])
    const ofOthers = [`rafiq-test-${process.pid}-running`, 'rafiq-test-nobody', 'something']
    for (const name of [`rafiq-test-${gone}-killed`, ...ofOthers]) mkdirSync(join(parent, name))
    const own = basename(makeTemporaryFolder(parent))
    expect(readdirSync(parent).toSorted()).toEqual([...ofOthers, own].toSorted())
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
})
