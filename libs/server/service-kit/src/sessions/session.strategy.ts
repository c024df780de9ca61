import { Inject, Injectable } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import { sessionHeader } from '@rafiq/contracts'
import type { FastifyRequest } from 'fastify'
import { Strategy } from 'passport-custom'
import type { Session } from './session.ts'
import { SessionAuthenticator } from './session-authenticator.ts'

/** The name under which Passport knows our sessions. */
export const sessionStrategyName = 'rafiq-session'

/** Reads `x-session-token` (spec §7). */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, sessionStrategyName) {
  readonly #authenticator: SessionAuthenticator

  constructor(@Inject(SessionAuthenticator) authenticator: SessionAuthenticator) {
    super()
    this.#authenticator = authenticator
  }

  override validate(request: Pick<FastifyRequest, 'headers'>): Promise<Session | null> {
    return this.#authenticator.authenticate(request.headers[sessionHeader])
  }
}
