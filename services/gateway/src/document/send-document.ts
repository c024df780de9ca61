import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../content/encoding.ts'
import type { Document } from './documents.ts'

/** Each document is compressed for its own request (its nonce is in it), so at a level that costs little. */
const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 4 }),
  identity: (html: string) => Promise.resolve(html),
}

/** Answers a document in the best form that the client takes. */
export async function sendDocument(
  { status, headers, html, setCookies }: Document & { setCookies: readonly string[] },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply
    .status(status)
    .headers(headers)
    .headers({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
    .type('text/html; charset=utf-8')
    .send(await compressors[encoding](html))
}
