import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { withClient } from '@rafiq/database'
import { backupFolder, keptFiles, readBackups, recordFile } from './backup-folder.ts'
import { chooseBackup, expiredBackups, expiredSegments, firstSegmentOf } from './base-backups.ts'
import { copyDatabase } from './copy-database.ts'
import { copyTree } from './copy-tree.ts'

export interface BackupOf {
  /** An administrator's address of the server. */
  adminUrl: string
  /** Of the platform that runs. */
  dataDir: string
  backupDir: string
  /** How long backups are kept. */
  days: number
}

/**
 * Copies the database while it goes on, and the files beside it; waits until the archive has what belongs to the copy.
 * @returns the name of the backup
 */
export async function makeBackup({ adminUrl, dataDir, backupDir, days }: BackupOf): Promise<string> {
  const { bases, wal } = backupFolder(backupDir)
  const before = readBackups(backupDir)
  const name = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const partial = join(bases, `${name}.partial`)
  for (const left of readdirSync(bases))
    if (left.endsWith('.partial')) rmSync(join(bases, left), { recursive: true })
  mkdirSync(partial, { mode: 0o700 })
  await refuseWithoutArchive(adminUrl)
  const { label, endedAt } = await copyDatabase(
    adminUrl,
    join(dataDir, 'postgres'),
    join(partial, 'postgres'),
  )
  await copyFiles(dataDir, partial, chooseBackup(before) && join(bases, chooseBackup(before)?.name ?? ''))
  const record = { endedAt, firstSegment: firstSegmentOf(label) }
  writeFileSync(join(partial, recordFile), `${JSON.stringify(record)}\n`)
  // To the disk before its name says that it is whole.
  await promisify(execFile)('sync')
  renameSync(partial, join(bases, name))
  removeExpired(backupDir, wal, days)
  return name
}

/** Brings the files of the newest backup up to now, so that what was uploaded since is not lost with the disk. */
export async function refreshFiles(dataDir: string, backupDir: string): Promise<string | undefined> {
  const newest = chooseBackup(readBackups(backupDir))
  if (newest) await copyFiles(dataDir, join(backupFolder(backupDir).bases, newest.name))
  return newest?.name
}

async function copyFiles(dataDir: string, base: string, earlier?: string): Promise<void> {
  mkdirSync(join(base, 'files'), { recursive: true, mode: 0o700 })
  for (const file of keptFiles) {
    await copyTree(join(dataDir, file), join(base, 'files', file), {
      ...(earlier && { earlier: join(earlier, 'files', file) }),
      skip: (path) => basename(path) === '.partial',
    })
  }
}

async function refuseWithoutArchive(adminUrl: string): Promise<void> {
  const mode = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode")
    return rows[0]?.mode
  })
  if (mode !== 'on') throw new Error('PostgreSQL archives nothing: start the platform with BACKUP_DIR set')
}

function removeExpired(backupDir: string, wal: string, days: number): void {
  const { bases } = backupFolder(backupDir)
  for (const { name } of expiredBackups(readBackups(backupDir), new Date(), days)) {
    rmSync(join(bases, name), { recursive: true })
  }
  for (const file of expiredSegments(readdirSync(wal), readBackups(backupDir))) rmSync(join(wal, file))
}
