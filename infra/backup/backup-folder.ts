import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BaseBackup } from './base-backups.ts'

/** What lies where below `BACKUP_DIR`. */
export const backupFolder = (root: string) => ({
  /** One folder for each base backup: `postgres` and `files`. */
  bases: join(root, 'base'),
  /** PostgreSQL's log of changes, segment by segment. */
  wal: join(root, 'wal'),
  /** Who was deleted, which a restore has to know (decision 61). */
  ledger: join(root, 'ledger'),
})

/** What of a data folder is copied, beside the database. Redis is not: after a restore people sign in again. */
export const keptFiles = ['photos', 'storage', 'secrets.json', 'release-keys', 'release-tokens.json'] as const

const record = z.object({ endedAt: z.coerce.date(), firstSegment: z.string().regex(/^[0-9A-F]{24}$/) })
export const recordFile = 'backup.json'

/** Backups that were finished. */
export function readBackups(root: string): BaseBackup[] {
  const { bases } = backupFolder(root)
  mkdirSync(root, { recursive: true, mode: 0o711 })
  mkdirSync(bases, { recursive: true, mode: 0o700 })
  return readdirSync(bases)
    .filter((name) => existsSync(join(bases, name, recordFile)))
    .map((name) => ({
      name,
      ...record.parse(JSON.parse(readFileSync(join(bases, name, recordFile), 'utf8'))),
    }))
}
