import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@rafiq/database'
import { makeBackup } from '../../backup/make-backup.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { signal } from '../../chaos/signal.ts'
import { readRecords } from '../../local/process-records.ts'
import { step } from '../../local/progress.ts'
import { administratorUrl, runningPlatform } from '../../local/running-platform.ts'
import { readSettings } from '../../local/settings.ts'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { fillMessages } from '../messages/fill-messages.ts'
import type { Options } from './options.ts'
import type { Figures } from './report.ts'

/** Milliseconds between two writes: how exactly one knows what is missing. */
const pace = 200

const seconds = (since: number): number => (performance.now() - since) / 1_000

/** Loses a machine some minutes after its backup, and opens the platform again of what was kept elsewhere. */
export async function measureRestore(session: TestSession, options: Options): Promise<Figures> {
  const [port, lost, restored, backupDir] = [
    await freePlatformPort(),
    ...['lost', 'restored', 'backups'].map((name) => join(session.folder, name)),
  ] as [number, string, string, string]
  mkdirSync(backupDir)
  // PostgreSQL does not run as root, and has to get in.
  chmodSync(session.folder, 0o711)
  const settings = { BACKUP_DIR: backupDir, DEMO: 'false' }
  const pid = await startPlatform(session, port, lost, settings)
  const adminUrl = administratorOf(session, lost)
  const bytes = await step(`Storing ${options.messages} messages`, () =>
    withClient(adminUrl, async (client) => {
      await fillMessages(client, options.messages)
      await client.query('create table public.writes (at timestamptz not null)')
      const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes')
      return (rows[0] as { bytes: number }).bytes
    }),
  )
  const backupBegan = performance.now()
  await step('Backing it up', () => makeBackup({ adminUrl, dataDir: lost, backupDir, days: 30 }))
  const backup = seconds(backupBegan)
  const last = await step(`Writing for ${options.seconds} s`, () => write(adminUrl, options.seconds))

  if (pid !== undefined) process.kill(pid, 'SIGKILL')
  for (const { name } of readRecords(lost)) signal(lost, name, 'SIGKILL')
  // What was killed may write for a moment longer.
  rmSync(lost, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })

  const filesBegan = performance.now()
  await step('Making a data folder of the backup', () => restoreBackup(backupDir, restored))
  const files = seconds(filesBegan)
  const startBegan = performance.now()
  await startPlatform(session, port, restored, settings)
  const start = seconds(startBegan)
  const found = await withClient(administratorOf(session, restored), async (client) => {
    const { rows } = await client.query<{ at: Date | null }>('select max(at) as at from public.writes')
    // Where nothing came back, all that was written since the backup is missing.
    return rows[0]?.at ?? new Date(last.getTime() - options.seconds * 1_000)
  })
  return { ...options, bytes, backup, files, start, lost: (last.getTime() - found.getTime()) / 1_000 }
}

function administratorOf({ root }: TestSession, dataDir: string): string {
  const settings = readSettings({ DATA_DIR: dataDir }, root)
  const platform = runningPlatform(root, settings)
  if (!platform) throw new Error(`No platform runs on ${dataDir}.`)
  return administratorUrl(settings, platform)
}

/** @returns the moment of the last write that was acknowledged */
const write = (adminUrl: string, duration: number): Promise<Date> =>
  withClient(adminUrl, async (client) => {
    const begin = performance.now()
    let last = new Date()
    while (seconds(begin) < duration) {
      const { rows } = await client.query<{ at: Date }>(
        'insert into public.writes (at) values (clock_timestamp()) returning at',
      )
      last = rows[0]?.at ?? last
      await delay(pace)
    }
    return last
  })
