import { Controller, Get, Inject, Query, Req, SerializeOptions } from '@nestjs/common'
import { ApiOkResponse, ApiSecurity } from '@nestjs/swagger'
import { isStaff, type RestrictedComposition, restrictedCompositionSchema } from '@rafiq/contracts'
import { ForbiddenError, Public } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { CallerRole } from './caller-role.ts'
import type { ChosenRemote } from './choose-versions.ts'
import { restrictedFor } from './compose.ts'
import { Compositions } from './compositions.ts'

@ApiSecurity('session')
@Public()
@Controller('api/composition/restricted')
export class RestrictedController {
  readonly #compositions: Compositions
  readonly #role: CallerRole

  constructor(@Inject(Compositions) compositions: Compositions, @Inject(CallerRole) role: CallerRole) {
    this.#compositions = compositions
    this.#role = role
  }

  /** The remotes that the public document leaves out and that the caller's role may load. */
  @Get()
  @ApiOkResponse({ standardSchema: restrictedCompositionSchema })
  @SerializeOptions({ schema: restrictedCompositionSchema })
  async read(
    @Req() request: FastifyRequest,
    @Query('composition') id: string | undefined,
  ): Promise<RestrictedComposition> {
    const role = await this.#role.of(request)
    if (!isStaff(role)) throw new ForbiddenError()
    return { microFrontends: restrictedFor({ remotes: await this.#remotesOf(id) }, role) }
  }

  /** The page's own; what everybody gets where nobody knows that any more. */
  async #remotesOf(id: string | undefined): Promise<readonly ChosenRemote[]> {
    const current = this.#compositions.current()
    return (id && (await this.#compositions.remotesOf(id))) || current.remotes
  }
}
