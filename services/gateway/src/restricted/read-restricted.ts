import { Injectable } from '@nestjs/common'
import type { RestrictedComposition } from '@rafiq/platform-contracts'
import { ForbiddenError } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import type { ChosenRemote } from '../composition/choose-versions.ts'
import { restrictedFor } from '../composition/compose.ts'
import { Compositions } from '../composition/compositions.ts'
import { CallerSessions } from '../sessions/caller-sessions.ts'
import { Visitors } from '../visitors/visitors.ts'

/** The remotes that the public document leaves out and that the caller's role may load. */
@Injectable()
export class ReadRestricted {
  constructor(
    private readonly sessions: CallerSessions,
    private readonly compositions: Compositions,
    private readonly visitors: Visitors,
  ) {}

  /** @throws ForbiddenError for a role that none of them is for and that may not ask: it learns of none */
  async run(request: FastifyRequest, compositionId: string | undefined): Promise<RestrictedComposition> {
    const { role, mayAskForRestricted } = await this.sessions.of(request)
    const microFrontends = restrictedFor({ remotes: await this.remotesOf(compositionId, request) }, role)
    if (!mayAskForRestricted && Object.keys(microFrontends).length === 0) throw new ForbiddenError()
    return { microFrontends }
  }

  /**
   * The page's own. What this visitor gets now, where nobody knows that any more, or only the gateway that made it: a page
   * with a preview in it is not kept.
   */
  private async remotesOf(
    id: string | undefined,
    { headers }: FastifyRequest,
  ): Promise<readonly ChosenRemote[]> {
    const { visitor } = this.visitors.recognise(headers.cookie)
    const current = await this.compositions.current(visitor)
    return (id && (await this.compositions.remotesOf(id))) || current.remotes
  }
}
