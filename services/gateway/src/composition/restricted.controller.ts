import { Controller, Get, Inject, Query, Req, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse, ApiSecurity } from '@nestjs/swagger'
import { isStaff, type RestrictedComposition, restrictedCompositionSchema } from '@rafiq/contracts'
import { ForbiddenError, Public } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Visitors } from '../visitors/visitors.ts'
import { CallerRole } from './caller-role.ts'
import type { ChosenRemote } from './choose-versions.ts'
import { restrictedFor } from './compose.ts'
import { Compositions } from './compositions.ts'

const compositionId = z.string().max(100).optional()

@ApiSecurity('session')
@Public()
@Controller('api/composition/restricted')
export class RestrictedController {
  readonly #compositions: Compositions
  readonly #role: CallerRole
  readonly #visitors: Visitors

  constructor(
    @Inject(Compositions) compositions: Compositions,
    @Inject(CallerRole) role: CallerRole,
    @Inject(Visitors) visitors: Visitors,
  ) {
    this.#compositions = compositions
    this.#role = role
    this.#visitors = visitors
  }

  /**
   * The remotes that the public document leaves out and that the caller's role may load.
   *
   * @throws ForbiddenError for a member where no remote is for members: who is no staff learns of none
   */
  @Get()
  @ApiOkResponse({ standardSchema: restrictedCompositionSchema })
  @SerializeOptions({ schema: restrictedCompositionSchema })
  async read(
    @Req() request: FastifyRequest,
    @Query('composition', { schema: compositionId }) id: string | undefined,
  ): Promise<RestrictedComposition> {
    const role = await this.#role.of(request)
    const microFrontends = restrictedFor({ remotes: await this.#remotesOf(id, request) }, role)
    if (!isStaff(role) && Object.keys(microFrontends).length === 0) throw new ForbiddenError()
    return { microFrontends }
  }

  /**
   * The page's own. What this visitor gets now, where nobody knows that any more, or only the gateway that made it: a page
   * with a preview in it is not kept.
   */
  async #remotesOf(id: string | undefined, { headers }: FastifyRequest): Promise<readonly ChosenRemote[]> {
    const { visitor } = this.#visitors.recognise(headers.cookie)
    const current = this.#compositions.current(visitor)
    return (id && (await this.#compositions.remotesOf(id))) || current.remotes
  }
}
