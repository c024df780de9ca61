import { resolve } from 'node:path'
import { runCommand } from '../local/run-command.ts'
import { administratorUrl, runningPlatform } from '../local/running-platform.ts'
import { CommandError, readSettings } from '../local/settings.ts'
import { makeBackup, refreshFiles } from './make-backup.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm run backup` backs the running platform up to BACKUP_DIR; `npm run backup -- files` what was uploaded since only. */
await runCommand(async ([what = 'all']) => {
  const settings = readSettings(process.env, root)
  const { BACKUP_DIR: backupDir, BACKUP_DAYS: days, DATA_DIR: dataDir } = settings
  if (!backupDir) throw new CommandError('Say where to: BACKUP_DIR=/on/another/disk, as for `npm start`.')
  const platform = runningPlatform(root, settings)
  if (!platform) {
    throw new CommandError(
      `No platform runs on ${dataDir}: start it with \`npm start\`, and leave it running.`,
    )
  }
  const started = Date.now()
  const adminUrl = administratorUrl(settings, platform)
  const name =
    what === 'files'
      ? await refreshFiles(dataDir, backupDir)
      : await makeBackup({ adminUrl, dataDir, backupDir, days })
  if (!name) throw new CommandError(`No backup is in ${backupDir} yet: run \`npm run backup\` first.`)
  console.log(`${name} is complete in ${backupDir}, after ${Math.ceil((Date.now() - started) / 1000)} s.`)
})
