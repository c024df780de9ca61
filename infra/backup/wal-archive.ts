import { chownSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { closedFolder, postgresUser } from '../local/postgres-user.ts'
import { CommandError } from '../local/settings.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * Settings of a server that sends its log of changes to a folder: each segment once it is full, or early enough that with its
 * copying no more than five minutes are lost with a disk. A segment has its name when it is whole and on the disk, and is never written over.
 */
export const archiveFlags = (wal: string): Readonly<Record<string, string>> => ({
  archive_mode: 'on',
  archive_timeout: '280',
  archive_command: [
    `test ! -f ${quoted(wal)}/%f`,
    `cp %p ${quoted(wal)}/%f.part`,
    `sync ${quoted(wal)}/%f.part`,
    `mv ${quoted(wal)}/%f.part ${quoted(wal)}/%f`,
  ].join(' && '),
})

/** How a restored server gets the log back; it answers nobody until it has read all of it. */
export const recoverySettings = (wal: string, until?: Date): string =>
  [
    ['restore_command', `cp ${quoted(wal)}/%f %p`],
    ['hot_standby', 'off'],
    ['recovery_target_action', 'promote'],
    ['recovery_target_timeline', 'latest'],
    ...(until
      ? [['recovery_target_time', until.toISOString().replace('T', ' ').replace('Z', '+00')] as const]
      : []),
  ]
    .map(([name, value = '']) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('')

/** Makes the folder, for whom PostgreSQL runs as. @throws CommandError where that user may not enter it */
export function prepareArchive(wal: string): void {
  // Others may pass through to what is theirs below it; nobody may look around.
  mkdirSync(dirname(wal), { recursive: true, mode: 0o711 })
  mkdirSync(wal, { recursive: true, mode: 0o700 })
  const user = postgresUser()
  if (!user) return
  chownSync(wal, user.uid, user.gid)
  const closed = closedFolder(wal, user)
  if (closed) {
    throw new CommandError(
      `PostgreSQL runs as the user postgres, who may not enter ${closed}: choose another BACKUP_DIR, or run \`chmod o+x ${closed}\`.`,
    )
  }
}
