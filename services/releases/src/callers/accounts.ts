import { Inject, Injectable } from '@nestjs/common'
import { accountChangedSchema } from '@rafiq/contracts'
import { callService, SETTINGS, UnavailableError } from '@rafiq/service-kit'
import type { z } from 'zod'
import type { ReleasesSettings } from '../settings.ts'

/** No name and no address: this service needs none. */
const accountSchema = accountChangedSchema.pick({ role: true, pausedByStaff: true, sessionsValidFrom: true })
type Account = z.infer<typeof accountSchema>

/**
 * What an account is by now is asked at each call: a handful of admins call, so this service keeps nothing of members.
 */
@Injectable()
export class Accounts {
  readonly #settings: ReleasesSettings

  constructor(@Inject(SETTINGS) settings: ReleasesSettings) {
    this.#settings = settings
  }

  /**
   * @returns null where there is none
   * @throws UnavailableError or a connection's error where the users service does not say: 503, never 401
   */
  async find(memberId: string): Promise<Account | null> {
    const { USERS_URL, SERVICE_CREDENTIAL: credential } = this.#settings
    const url = new URL(`/internal/accounts/${memberId}`, USERS_URL)
    const response = await callService({ url, method: 'GET', credential })
    if (response.ok) return accountSchema.parse(await response.json())
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new UnavailableError({ cause: new Error(`the users service answered ${response.status}`) })
  }
}
