import { Controller, Get, Query, Req } from '@nestjs/common'
import { ApiSecurity } from '@nestjs/swagger'
import { type RestrictedComposition, restrictedCompositionSchema } from '@rafiq/platform-contracts'
import { Public, Returns } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ReadRestricted } from './read-restricted.ts'

const compositionId = { schema: z.string().max(100).optional() }

@ApiSecurity('session')
@Public()
@Controller('api/composition/restricted')
export class RestrictedController {
  constructor(private readonly restricted: ReadRestricted) {}

  @Get()
  @Returns(restrictedCompositionSchema)
  read(
    @Req() request: FastifyRequest,
    @Query('composition', compositionId) id?: string,
  ): Promise<RestrictedComposition> {
    return this.restricted.run(request, id)
  }
}
