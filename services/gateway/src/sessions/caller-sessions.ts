import { Inject, Injectable } from '@nestjs/common'
import { roleNameSchema, sessionHeader } from '@rafiq/platform-contracts'
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

/** Whose session a request carries, as far as the platform has to know. */
export interface CallerSession {
  readonly role: string
  /** Whether this role learns which remotes are restricted even where none of them is for it. */
  readonly mayAskForRestricted: boolean
}

/** The product's, whose services say it as well. */
type ErrorCode = ConstructorParameters<typeof ForbiddenError>[0]

const restrictionSchema = z.string().nullable()
/** Milliseconds. */
const timeout = 5_000

/** Whose session a request carries is the word of a service of the product: the gateway keeps no sessions. */
@Injectable()
export class CallerSessions {
  constructor(@Inject(SETTINGS) private readonly settings: GatewaySettings) {}

  /**
   * @throws UnauthorizedError without a live session
   * @throws ForbiddenError for a session that has something to set up first, saying what
   * @throws UnavailableError while the service is unavailable
   */
  async of(request: FastifyRequest): Promise<CallerSession> {
    const { roles, session } = this.settings.PRODUCT_CONFIG
    const role = await this.read(session.role, roleNameSchema, request)
    const mayAskForRestricted = roles[role]?.restrictedRemotes ?? false
    if (mayAskForRestricted && session.restriction) {
      const restriction = await this.read(session.restriction, restrictionSchema, request)
      if (restriction !== null) throw new ForbiddenError(restriction as ErrorCode)
    }
    return { role, mayAskForRestricted }
  }

  private async read<T>(
    { path, field }: { path: string; field: string },
    schema: z.ZodType<T>,
    request: FastifyRequest,
  ): Promise<T> {
    return z.object({ [field]: schema }).parse(await this.answer(path, request))[field] as T
  }

  /**
   * What a read of the product's answers to the caller.
   *
   * @throws UnauthorizedError and UnavailableError as `of`
   */
  async answer(path: string, { headers, id, ip }: FastifyRequest): Promise<unknown> {
    const token = headers[sessionHeader]
    if (typeof token !== 'string') throw new UnauthorizedError()
    const { PRODUCT_CONFIG: product, upstreams } = this.settings
    const response = await fetch(new URL(path, upstreams[product.session.service]), {
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
