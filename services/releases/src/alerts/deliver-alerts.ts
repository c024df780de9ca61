import { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable } from '@nestjs/common'
import type { Alert } from '@rafiq/platform-contracts'
import { Clock, LOGGER, type Logger, PeriodicTask, SETTINGS, timeOf } from '@rafiq/service-kit'
import { queries } from '../database/tables.ts'
import type { ReleasesSettings } from '../settings.ts'
import { type AlertTarget, addressesOf } from './alert-targets.ts'
import { alertText } from './alert-text.ts'
import { findTarget, tellsAnybody } from './find-target.ts'
import { MailAlert } from './mail-alert.ts'
import { postAlert } from './post-alert.ts'

const second = 1_000
const day = 24 * 60 * 60 * second

/** Milliseconds until a delivery is tried again: twice as long after each failure, an hour at most. */
const retryDelay = (attempts: number): number => Math.min(10 * second * 2 ** attempts, day / 24)

/** Milliseconds for which a delivery is one replica's: longer than sending takes, so that only a crash lets it pass. */
const claimLifetime = 60 * second

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
    if (!tellsAnybody(this.settings)) return
    while (await this.deliverNext());
  }

  /** @returns whether there was one */
  private async deliverNext(): Promise<boolean> {
    const now = this.clock.now()
    const row = await this.claimNext(now)
    if (!row) return false
    const { id, kind, address, remote, version, cause, reason, pages, of, attempts } = row
    const raisedAt = timeOf(row.raised_at)
    const target = await findTarget(this.em, remote, this.settings)
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
    if (failure === undefined || isLate) await this.forget(own)
    else
      await this.change(own, {
        attempts: attempts + 1,
        due_at: new Date(now.getTime() + retryDelay(attempts)),
      })
    return true
  }

  /**
   * What is due for the longest time, which no other replica takes for a while. No transaction waits for the network: PostgreSQL
   * ends one that idles for ten seconds, and a mail server may take longer to answer.
   */
  private claimNext(now: Date) {
    return this.em.transactional(async (em) => {
      const row = await queries(em)
        .selectFrom('alert_deliveries')
        .selectAll()
        .where('due_at', '<=', now.toISOString())
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (row) await this.change(row, { due_at: new Date(now.getTime() + claimLifetime) }, em)
      return row
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

  private async forget({ id, kind, address }: DeliveryKey): Promise<void> {
    await queries(this.em)
      .deleteFrom('alert_deliveries')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('address', '=', address)
      .execute()
  }

  private async change(
    { id, kind, address }: DeliveryKey,
    change: { attempts?: number; due_at: Date },
    em: EntityManager = this.em,
  ): Promise<void> {
    await queries(em)
      .updateTable('alert_deliveries')
      .set(change)
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
