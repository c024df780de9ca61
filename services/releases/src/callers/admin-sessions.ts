import { Inject, Injectable } from '@nestjs/common'
import { memberChangedSchema } from '@rafiq/contracts'
import { callService, SETTINGS, SessionAuthority, UnavailableError } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'

/**
 * From when on a caller's sessions count is asked at each call: a handful of admins call, so this service keeps
 * nothing of members.
 */
@Injectable()
export class AdminSessions extends SessionAuthority {
  readonly #settings: ReleasesSettings

  constructor(@Inject(SETTINGS) settings: ReleasesSettings) {
    super()
    this.#settings = settings
  }

  /** @throws UnavailableError or a connection's error where the users service does not say: 503, never 401 */
  override async sessionsValidFrom(memberId: string): Promise<Date | null> {
    const { USERS_URL, SERVICE_SECRET: secret } = this.#settings
    const url = new URL(`/internal/members/${memberId}`, USERS_URL)
    const response = await callService({ url, method: 'GET', secret })
    if (response.ok) return new Date(memberChangedSchema.parse(await response.json()).sessionsValidFrom)
    await response.body?.cancel()
    if (response.status === 404) return null
    throw new UnavailableError({ cause: new Error(`the users service answered ${response.status}`) })
  }
}
