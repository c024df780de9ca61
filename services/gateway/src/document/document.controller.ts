import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { isSecure, Public, SETTINGS } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../content/encoding.ts'
import { languageOf } from '../http/language.ts'
import { saysSignedIn } from '../http/signed-in.ts'
import type { GatewaySettings } from '../settings.ts'
import { Visitors } from '../visitors/visitors.ts'
import { Documents } from './documents.ts'

/** Each document is compressed for its own request (its nonce is in it), so at a level that costs little. */
const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 4 }),
  identity: (html: string) => Promise.resolve(html),
}

/** Every path that is nothing else is a page. */
@ApiExcludeController()
@Public()
@Controller()
export class DocumentController {
  private readonly secure: boolean

  constructor(
    private readonly documents: Documents,
    private readonly visitors: Visitors,
    @Inject(SETTINGS) settings: GatewaySettings,
  ) {
    this.secure = isSecure(settings)
  }

  @Get(['', '*'])
  async page(
    @Req() { url, headers }: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('composition') asked: unknown,
  ): Promise<void> {
    const { visitor, setCookies } = this.visitors.recognise(headers.cookie)
    const reader = {
      language: languageOf(headers.cookie, this.secure),
      signedIn: saysSignedIn(headers.cookie, this.secure),
    }
    const document = await this.documents.for(url, reader, visitor, idOf(asked))
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    const encoding = chooseEncoding(headers['accept-encoding'], ['br', 'gzip'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply
      .status(document.status)
      .headers(document.headers)
      .headers({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
      .type('text/html; charset=utf-8')
      .send(await compressors[encoding](document.html))
  }
}

/** The page that is asked for again. Told twice, it is the address of none. */
function idOf(asked: unknown): string | undefined {
  if (asked === undefined) return undefined
  return typeof asked === 'string' ? asked : ''
}
