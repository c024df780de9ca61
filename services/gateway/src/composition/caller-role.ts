import { Inject, Injectable } from '@nestjs/common'
import { accountSecuritySchema, isStaff, type Role, roleSchema, sessionHeader } from '@rafiq/contracts'
import {
  ForbiddenError,
  requestIdHeader,
  SETTINGS,
  UnauthorizedError,
  UnavailableError,
} from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { GatewaySettings } from '../settings.ts'

const profileSchema = z.object({ role: roleSchema })
const securitySchema = accountSecuritySchema.pick({ restriction: true })
/** Milliseconds. */
const timeout = 5_000

/** Whose session a request carries is the users service's word: the gateway keeps no sessions. */
@Injectable()
export class CallerRole {
  readonly #users: string

  constructor(@Inject(SETTINGS) settings: GatewaySettings) {
    this.#users = settings.USERS_URL
  }

  /**
   * @throws UnauthorizedError without a live session
   * @throws ForbiddenError for staff who have something to set up first, saying what
   * @throws UnavailableError while the users service is away
   */
  async of(request: FastifyRequest): Promise<Role> {
    const { role } = profileSchema.parse(await this.#ask('/api/user/profile', request))
    if (!isStaff(role)) return role
    const { restriction } = securitySchema.parse(await this.#ask('/api/user/security', request))
    if (restriction) throw new ForbiddenError(restriction)
    return role
  }

  async #ask(path: string, { headers, id, ip }: FastifyRequest): Promise<unknown> {
    const token = headers[sessionHeader]
    if (typeof token !== 'string') throw new UnauthorizedError()
    const response = await fetch(new URL(path, this.#users), {
      headers: { [sessionHeader]: token, [requestIdHeader]: id, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new UnavailableError({ cause })
    })
    if (response.status === 401) throw new UnauthorizedError()
    if (!response.ok) throw new UnavailableError({ message: 'Your session cannot be checked at the moment.' })
    return response.json()
  }
}
