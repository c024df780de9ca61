import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresUser } from '../local/postgres-user.ts'
import { CommandError } from '../local/settings.ts'
import { backupFolder, keptFiles, readBackups } from './backup-folder.ts'
import { chooseBackup } from './base-backups.ts'
import { giveTo } from './copy-database.ts'
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
