import { Inject, Injectable } from '@nestjs/common'
import { type Role, roleSchema, sessionHeader } from '@rafiq/contracts'
import { requestIdHeader, SETTINGS, UnauthorizedError, UnavailableError } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { GatewaySettings } from '../settings.ts'

const profileSchema = z.object({ role: roleSchema })
/** Milliseconds. */
const timeout = 5_000

/** Whose session a request carries is the users service's word: the gateway keeps no sessions. */
@Injectable()
export class CallerRole {
  readonly #url: URL

  constructor(@Inject(SETTINGS) settings: GatewaySettings) {
    this.#url = new URL('/api/user/profile', settings.USERS_URL)
  }

  /**
   * @throws UnauthorizedError without a live session
   * @throws UnavailableError while the users service is away
   */
  async of({ headers, id, ip }: FastifyRequest): Promise<Role> {
    const token = headers[sessionHeader]
    if (typeof token !== 'string') throw new UnauthorizedError()
    const response = await fetch(this.#url, {
      headers: { [sessionHeader]: token, [requestIdHeader]: id, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new UnavailableError({ cause })
    })
    if (response.status === 401) throw new UnauthorizedError()
    if (!response.ok) throw new UnavailableError({ message: 'Your session cannot be checked at the moment.' })
    return profileSchema.parse(await response.json()).role
  }
}
