import type { EntityManager } from '@mikro-orm/postgresql'
import { uuidv7 } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import type { Happening } from './alert-cause.ts'
import { addressesOf } from './alert-targets.ts'
import { type AlertSettings, findTarget } from './find-target.ts'

/** Milliseconds: what goes on is told again after this, not before. */
const quietFor = 6 * 60 * 60_000

/**
 * Writes an alert down in the transaction of what it is about; `DeliverAlerts` sends it. The same cause of the same version
 * is told once, and again after a while if it happens again.
 */
export async function raiseAlert(
  em: EntityManager,
  happening: Happening,
  settings: AlertSettings,
  now: Date,
): Promise<void> {
  const { remote, version, cause, reason, figures } = happening
  const addresses = addressesOf(await findTarget(em, remote, settings))
  if (addresses.length === 0) return
  const raised = await queries(em)
    .insertInto('alerts')
    .values({ remote, version, cause, raised_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'cause'])
        .doUpdateSet({ raised_at: now })
        .where('alerts.raised_at', '<=', new Date(now.getTime() - quietFor).toISOString()),
    )
    .returning('remote')
    .execute()
  if (raised.length === 0) return
  const id = uuidv7()
  await queries(em)
    .insertInto('alert_deliveries')
    .values(
      addresses.map(({ kind, address }) => ({
        ...{ id, kind, address, remote, version, cause, reason },
        pages: figures?.pages ?? null,
        of: figures?.of ?? null,
        raised_at: now,
        due_at: now,
        attempts: 0,
      })),
    )
    .execute()
}
