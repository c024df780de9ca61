import { Inject, Injectable, type Type } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import { sessionHeader } from '@rafiq/contracts'
import type { FastifyRequest } from 'fastify'
import { Strategy } from 'passport-custom'
import type { Session } from './session.ts'
import { SessionAuthenticator } from './session-authenticator.ts'

/** Injection token of the name under which Passport knows this application's sessions. */
export const SESSION_STRATEGY = Symbol('SESSION_STRATEGY')

/**
 * Reads `x-session-token` (spec §7). Passport is one for the whole process, so each application registers under a name
 * of its own: two of them in one process must not answer for each other.
 */
export function sessionStrategy(name: string): Type<unknown> {
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, name) {
    readonly #authenticator: SessionAuthenticator

    constructor(@Inject(SessionAuthenticator) authenticator: SessionAuthenticator) {
      super()
      this.#authenticator = authenticator
    }

    override validate(request: Pick<FastifyRequest, 'headers'>): Promise<Session | null> {
      return this.#authenticator.authenticate(request.headers[sessionHeader])
    }
  }
  return SessionStrategy
}
