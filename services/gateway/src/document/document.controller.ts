import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { languageParameter } from '@rafiq/platform-contracts'
import { Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenPage } from './open-page.ts'
import { sendDocument } from './send-document.ts'

/** Every path that is nothing else is a page. */
@ApiExcludeController()
@Public()
@Controller()
export class DocumentController {
  constructor(private readonly pages: OpenPage) {}

  @Get(['', '*'])
  async page(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('composition') composition: unknown,
    @Query(languageParameter) language: unknown,
  ): Promise<void> {
    const { url, headers } = request
    return sendDocument(await this.pages.run(url, headers.cookie, { composition, language }), request, reply)
  }
}
