import type { EntityManager } from '@mikro-orm/postgresql'
import { RemoteOwner } from '../owners/owner.entity.ts'
import type { ReleasesSettings } from '../settings.ts'
import { type AlertTarget, targetOf } from './alert-targets.ts'

/** What decides whom alerts reach. */
export type AlertSettings = Pick<ReleasesSettings, 'ALERT_TARGETS' | 'SMTP_URL'>

/** Whether anybody may be told anything: an owner is told by mail. */
export const tellsAnybody = ({ ALERT_TARGETS, SMTP_URL }: AlertSettings): boolean =>
  SMTP_URL !== undefined || Object.keys(ALERT_TARGETS).length > 0

/** Whom an alert about a remote goes to, by its owner in the registry and what the operator set. */
export async function findTarget(
  em: EntityManager,
  remote: string,
  { ALERT_TARGETS, SMTP_URL }: AlertSettings,
): Promise<AlertTarget | undefined> {
  const owner = await em.findOne(RemoteOwner, { remote }, { refresh: true })
  return targetOf(ALERT_TARGETS, remote, SMTP_URL === undefined ? undefined : owner?.contact)
}
