import { Inject, Injectable } from '@nestjs/common'
import type { ProductConfig } from '@rafiq/platform-contracts'
import { requireAnswer, SETTINGS, SessionAuthority } from '@rafiq/service-kit'
import { z } from 'zod'
import type { ReleasesSettings } from '../settings.ts'

/** What an account is by now. No name and no address: this service needs none. */
interface Account {
  readonly role: string
  readonly suspended: boolean
  readonly sessionsValidFrom: Date
}

/**
 * What an account is by now is asked at each call: a handful of people release by a session, so this service keeps nothing
 * of accounts.
 */
@Injectable()
export class Accounts {
  constructor(@Inject(SETTINGS) private readonly settings: ReleasesSettings) {}

  /**
   * @returns null where there is none
   * @throws UnavailableError or a connection's error where the product does not say: 503, never 401
   */
  async find(id: string): Promise<Account | null> {
    const { PRODUCT_CONFIG: product, accountsUrl, SERVICE_CREDENTIAL: credential } = this.settings
    const { path, fields } = product.accounts
    const url = new URL(path.replace(':id', encodeURIComponent(id)), accountsUrl)
    const response = await requireAnswer({ url, method: 'GET', credential }, 404)
    if (response.ok) return toAccount(await response.json(), fields)
    await response.body?.cancel()
    return null
  }
}

/** From when on a caller's sessions count is asked at each call, so that no state of Redis revives what ended. */
@Injectable()
export class AccountSessions extends SessionAuthority {
  constructor(private readonly accounts: Accounts) {
    super()
  }

  override async sessionsValidFrom(id: string): Promise<Date | null> {
    return (await this.accounts.find(id))?.sessionsValidFrom ?? null
  }
}

function toAccount(answer: unknown, fields: ProductConfig['accounts']['fields']): Account {
  const read = z.record(z.string(), z.unknown()).parse(answer)
  return {
    role: z.string().parse(read[fields.role]),
    suspended: z.boolean().parse(read[fields.suspended]),
    sessionsValidFrom: new Date(z.iso.datetime().parse(read[fields.sessionsValidFrom])),
  }
}
