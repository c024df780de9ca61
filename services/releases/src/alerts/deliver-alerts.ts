import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Alert } from '@rafiq/platform-contracts'
import { Clock, LOGGER, type Logger, PeriodicTask, SETTINGS, timeOf } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import type { ReleasesSettings } from '../settings.ts'
import { type AlertTarget, addressesOf, targetOf } from './alert-targets.ts'
import { alertText } from './alert-text.ts'
import { MailAlert } from './mail-alert.ts'
import { postAlert } from './post-alert.ts'

const second = 1_000
const day = 24 * 60 * 60 * second

/** Milliseconds until a delivery is tried again: twice as long after each failure, an hour at most. */
const retryDelay = (attempts: number): number => Math.min(10 * second * 2 ** attempts, day / 24)

/** Sends what was raised, each address by itself and each alert once; whoever cannot be reached is tried for a day. */
@Injectable()
export class DeliverAlerts extends PeriodicTask {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailAlert,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: ReleasesSettings,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super({ name: 'delivering alerts', interval: 5 * second })
  }

  protected override async run(): Promise<void> {
    if (Object.keys(this.settings.ALERT_TARGETS).length === 0) return
    while (await this.deliverNext());
  }

  /** Its row is locked while it is sent, so that no other replica sends it too. @returns whether there was one */
  private deliverNext(): Promise<boolean> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now()
      const row = await queries(em)
        .selectFrom('alert_deliveries')
        .selectAll()
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return false
      const { id, kind, address, remote, version, cause, reason, pages, of, attempts } = row
      const raisedAt = timeOf(row.raised_at)
      const target = targetOf(this.settings.ALERT_TARGETS, remote)
      // Whoever is no target any more hears nothing of it.
      const isTarget = addressesOf(target).some((one) => one.kind === kind && one.address === address)
      const figures = pages !== null && of !== null ? { pages, of } : null
      const happening = { remote, version, cause, reason, figures }
      const failure =
        target && isTarget
          ? await this.send(target, { kind, address }, { id, at: raisedAt.toISOString(), ...happening })
          : undefined
      const isLate = now.getTime() - raisedAt.getTime() > day
      if (failure !== undefined) {
        const then = isLate ? 'it is given up' : 'it is tried again'
        this.log.warn({ err: failure, remote, cause, kind }, `alert not delivered, ${then}`)
      }
      const own = { id, kind, address }
      if (failure === undefined || isLate) await this.forget(em, own)
      else await this.postpone(em, own, attempts + 1, new Date(now.getTime() + retryDelay(attempts)))
      return true
    })
  }

  /** @returns why it could not be */
  private async send(
    target: AlertTarget,
    { kind, address }: Pick<DeliveryKey, 'kind' | 'address'>,
    alert: Omit<Alert, 'text'>,
  ): Promise<unknown> {
    try {
      const words = alertText(alert, target.language)
      if (kind === 'mail') await this.mail.send(address, words, alert.id)
      else await postAlert(address, { ...alert, text: words.text }, target.webhook?.secret)
      return undefined
    } catch (error) {
      return error ?? new Error('The alert was refused.')
    }
  }

  private async forget(em: EntityManager, { id, kind, address }: DeliveryKey): Promise<void> {
    await queries(em)
      .deleteFrom('alert_deliveries')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('address', '=', address)
      .execute()
  }

  private async postpone(
    em: EntityManager,
    { id, kind, address }: DeliveryKey,
    attempts: number,
    dueAt: Date,
  ): Promise<void> {
    await queries(em)
      .updateTable('alert_deliveries')
      .set({ attempts, due_at: dueAt })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('address', '=', address)
      .execute()
  }
}

interface DeliveryKey {
  readonly id: string
  readonly kind: 'mail' | 'webhook'
  readonly address: string
}
