import { Controller, HttpCode, Put, Req, Res } from '@nestjs/common'
import { ApiNoContentResponse, ApiSecurity } from '@nestjs/swagger'
import { Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RememberAudience } from './remember-audience.ts'

@ApiSecurity('session')
@Public()
@Controller('api/composition/audience')
export class AudienceController {
  constructor(private readonly audience: RememberAudience) {}

  /** Sets the cookie by which documents know the audience of the caller's session; without a session takes it away. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remember(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('set-cookie', await this.audience.run(request))
  }
}
