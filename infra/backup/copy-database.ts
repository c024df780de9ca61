import { chownSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@rafiq/database'
import type { Identity } from '../local/postgres-user.ts'
import { copyTree } from './copy-tree.ts'

/** What the server makes anew at its start, and what the log of changes brings (PostgreSQL's manual, 25.3.4). */
const leftOut =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp|^(backup_label|tablespace_map|recovery\.signal)$/

/**
 * Copies the folder of a server that goes on. The copy needs the log of changes from its beginning on.
 *
 * @returns the label that says where that is, and when the copy was whole
 */
export async function copyDatabase(
  adminUrl: string,
  from: string,
  to: string,
): Promise<{ label: string; endedAt: Date }> {
  return withClient(adminUrl, async (client) => {
    await client.query('set statement_timeout = 0; set idle_session_timeout = 0')
    await client.query("select pg_backup_start('rafiq', true)")
    await copyTree(from, to, { skip: (path) => leftOut.test(path) })
    const { rows } = await client.query<{ label: string; at: Date }>(
      'select labelfile as label, clock_timestamp() as at from pg_backup_stop(true)',
    )
    const { label = '', at: endedAt = new Date() } = rows[0] ?? {}
    writeFileSync(join(to, 'backup_label'), label, { mode: 0o600 })
    return { label, endedAt }
  })
}

/** PostgreSQL's folder belongs to whom it runs as. */
export function giveTo(path: string, owner: Identity): void {
  chownSync(path, owner.uid, owner.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(join(path, entry.name), owner)
    else chownSync(join(path, entry.name), owner.uid, owner.gid)
  }
}
