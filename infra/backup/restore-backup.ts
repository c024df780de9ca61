import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Identity, postgresUser } from '../local/postgres-user.ts'
import { CommandError } from '../local/settings.ts'
import { backupFolder, keptFiles, readBackups } from './backup-folder.ts'
import { chooseBackup } from './base-backups.ts'
import { copyTree } from './copy-tree.ts'
import { recoverySettings } from './wal-archive.ts'

/** In a data folder whose deletions have to be made again before anybody is let in. */
export const restoredMarker = (dataDir: string): string => join(dataDir, 'restored')

/**
 * Makes a data folder of the newest backup and the log of changes since; `npm start` there does the rest.
 *
 * @param until the moment to go back to; all that was archived unless given
 * @returns the name of the backup
 * @throws CommandError where the folder is not empty, or no backup is old enough
 */
export async function restoreBackup(backupDir: string, dataDir: string, until?: Date): Promise<string> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new CommandError(`${dataDir} is not empty: restore into a folder of its own, DATA_DIR=…`)
  }
  const backup = chooseBackup(readBackups(backupDir), until)
  if (!backup)
    throw new CommandError(
      `No backup in ${backupDir} ${until ? `ended before ${until.toISOString()}` : 'is there'}.`,
    )
  const { bases, wal } = backupFolder(backupDir)
  const base = join(bases, backup.name)
  mkdirSync(dataDir, { recursive: true })
  for (const file of keptFiles) await copyTree(join(base, 'files', file), join(dataDir, file))
  const database = join(dataDir, 'postgres')
  await copyTree(join(base, 'postgres'), database)
  appendFileSync(join(database, 'postgresql.auto.conf'), recoverySettings(wal, until))
  writeFileSync(join(database, 'recovery.signal'), '')
  const owner = postgresUser()
  if (owner) giveTo(database, owner)
  writeFileSync(restoredMarker(dataDir), `${backup.name}\n`)
  return backup.name
}

/** PostgreSQL's folder belongs to whom it runs as. */
function giveTo(path: string, owner: Identity): void {
  chownSync(path, owner.uid, owner.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(join(path, entry.name), owner)
    else chownSync(join(path, entry.name), owner.uid, owner.gid)
  }
}
