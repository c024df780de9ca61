import { NotFoundError } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { chooseEncoding, type Encoding } from '../content/encoding.ts'
import type { MemoryFile } from '../content/memory-file.ts'
import type { FoundFile } from './stored-files.ts'

/** What a path with a version or a hash in it holds never changes. */
const immutable = 'public, max-age=31536000, immutable'

/** @throws NotFoundError where there is no file */
export async function sendMemoryFile(
  file: MemoryFile | undefined,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cacheControl = immutable,
): Promise<void> {
  if (!file) throw new NotFoundError()
  const encoding = chooseEncoding(headers['accept-encoding'], file.encodings)
  const etag = file.etag(encoding)
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (isFresh(headers, etag)) return sendNothing(reply)
  sayEncoding(reply, encoding)
  reply.type(file.type).send(await file.body(encoding))
}

/** What lies in the storage under a name of its own never changes. @throws NotFoundError where there is no file */
export async function sendStoredFile(
  file: FoundFile | undefined,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!file) throw new NotFoundError()
  reply.headers({ 'cache-control': immutable, etag: file.etag, vary: 'accept-encoding' })
  if (isFresh(headers, file.etag)) return sendNothing(reply)
  const content = await file.open()
  if (!content) throw new NotFoundError()
  sayEncoding(reply, file.encoding)
  reply.type(file.type).header('content-length', file.bytes).send(content)
}

/** By its name alone: `no-cache`, which a script's fetch adds to a conditional request, is said to caches. */
const isFresh = (headers: FastifyRequest['headers'], etag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag })

function sendNothing(reply: FastifyReply): void {
  reply.status(304).send()
}

function sayEncoding(reply: FastifyReply, encoding: Encoding): void {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
}
