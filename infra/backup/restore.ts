import { resolve } from 'node:path'
import { runCommand } from '../local/run-command.ts'
import { CommandError, readSettings } from '../local/settings.ts'
import { restoreBackup } from './restore-backup.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm run restore -- [2026-11-25T20:15:00Z]`: makes an empty DATA_DIR of the backups in BACKUP_DIR. */
await runCommand(async ([moment]) => {
  const { BACKUP_DIR: backupDir, DATA_DIR: dataDir } = readSettings(process.env, root)
  if (!backupDir) throw new CommandError('Say where from: BACKUP_DIR=/on/another/disk.')
  const until = moment === undefined ? undefined : new Date(moment)
  if (until && Number.isNaN(until.getTime())) {
    throw new CommandError(`${moment} is no moment: write it like 2026-11-25T20:15:00Z.`)
  }
  const started = Date.now()
  const name = await restoreBackup(backupDir, dataDir, until)
  console.log(
    `${dataDir} is made of ${name}, after ${Math.ceil((Date.now() - started) / 1000)} s. \`npm start\` with the same BACKUP_DIR reads the log of changes, deletes again who was deleted since, and opens.`,
  )
})
