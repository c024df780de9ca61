import { Controller, Get, Headers, Query, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { Public } from '@rafiq/service-kit'
import type { FastifyReply } from 'fastify'
import { OpenPreview } from './open-preview.ts'

/** The door to previews: a signed link, which sets a cookie and leads to the first page. */
@ApiExcludeController()
@Public()
@Controller('preview')
export class PreviewController {
  constructor(private readonly previews: OpenPreview) {}

  @Get()
  async open(@Query('token') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    return leadHome(reply, await this.previews.open(token))
  }

  /** Back to what everybody gets. */
  @Get('leave')
  leave(@Headers('cookie') cookies: string | undefined, @Res() reply: FastifyReply): void {
    leadHome(reply, this.previews.leave(cookies))
  }
}

function leadHome(reply: FastifyReply, cookies: readonly string[]): void {
  reply
    .status(303)
    .headers({ location: '/', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .header('set-cookie', cookies)
    .send()
}
