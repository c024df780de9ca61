import { Inject, Injectable } from '@nestjs/common'
import type { Audience } from '@rafiq/platform-contracts'
import { SETTINGS, UnauthorizedError } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LiveSource } from '../live/live-source.ts'
import { CallerSessions } from '../sessions/caller-sessions.ts'
import type { GatewaySettings } from '../settings.ts'
import { AudienceCookie } from './audience-cookie.ts'
import { declaredValues } from './declared-values.ts'
import { wantedAttributes } from './wanted-attributes.ts'

const answerSchema = z.record(z.string(), z.unknown())

/**
 * A browser asks for a document without its session. So a page with one has the gateway remember what a running canary
 * asks of it, for the documents that follow.
 */
@Injectable()
export class RememberAudience {
  constructor(
    private readonly live: LiveSource,
    private readonly sessions: CallerSessions,
    private readonly cookie: AudienceCookie,
    @Inject(SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /**
   * The header with the cookie; of a request without a live session the one that takes it away.
   *
   * @throws UnavailableError while the service that knows the session is unavailable
   */
  async run(request: FastifyRequest): Promise<string> {
    try {
      return this.cookie.write(await this.audienceOf(request))
    } catch (error) {
      if (error instanceof UnauthorizedError) return this.cookie.drop()
      throw error
    }
  }

  private async audienceOf(request: FastifyRequest): Promise<Audience> {
    const wanted = wantedAttributes(this.live.current)
    const attributes = Object.entries(this.settings.PRODUCT_CONFIG.audience).filter(([name]) =>
      wanted.has(name),
    )
    const paths = [...new Set(attributes.map(([, { path }]) => path))]
    const answers = new Map(
      await Promise.all(
        paths.map(
          async (path) => [path, answerSchema.parse(await this.sessions.answer(path, request))] as const,
        ),
      ),
    )
    return Object.fromEntries(
      attributes.flatMap(([name, attribute]) => {
        const values = declaredValues(attribute, answers.get(attribute.path)?.[attribute.field])
        return values.length > 0 ? [[name, values]] : []
      }),
    )
  }
}
