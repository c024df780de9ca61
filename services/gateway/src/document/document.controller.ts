import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Controller, Get, Inject, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../files/accept-encoding.ts'
import { Documents } from './documents.ts'
import { languageOf } from './language.ts'

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
  readonly #documents: Documents

  constructor(@Inject(Documents) documents: Documents) {
    this.#documents = documents
  }

  @Get(['', '*'])
  async page(@Req() { url, headers }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const document = this.#documents.for(url, languageOf(headers.cookie))
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
