import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import { ApiOkResponse } from '@nestjs/swagger'
import { compositionSchema } from '@rafiq/platform-contracts'
import { Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitedTo, sendFile } from '../files/send-file.ts'
import { filePolicy } from '../http/security-headers.ts'
import { ReadRemotesFile } from './read-remotes-file.ts'

/** As public as the documents that name it, and kept for ever: an id is made of what it stands for. */
@Public()
@Controller('api/composition/remotes')
export class RemotesFileController {
  constructor(private readonly files: ReadRemotesFile) {}

  @Get(':id')
  @limitedTo(filePolicy)
  @ApiOkResponse()
  async read(
    @Param('id', { schema: compositionSchema.shape.id }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendFile(await this.files.run(id), request, reply)
  }
}
