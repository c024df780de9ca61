import { Header } from '@nestjs/common'
import { NotFoundError } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { chooseEncoding, type Encoding } from '../content/encoding.ts'
import { MemoryFile } from '../content/memory-file.ts'
import type { FoundFile } from './stored-files.ts'

/** Names that stay while their content changes are asked for again each time. */
export const revalidated = 'no-cache'
/** What a path with a version or a hash in it holds never changes. */
const immutable = 'public, max-age=31536000, immutable'

/** A file is limited to what a policy of its own allows, whatever is answered. */
export const limitedTo = (policy: string): MethodDecorator => Header('content-security-policy', policy)

/** Answers a file whose path names its content. @throws NotFoundError where there is no file */
export function sendFile(
  file: MemoryFile | FoundFile | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!file) throw new NotFoundError()
  return file instanceof MemoryFile
    ? sendMemoryFile(file, request, reply, immutable)
    : sendStoredFile(file, request, reply)
}

/** Answers a file whose name stays while its content changes. @throws NotFoundError where there is no file */
export function sendNamedFile(
  file: MemoryFile | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!file) throw new NotFoundError()
  return sendMemoryFile(file, request, reply, revalidated)
}

async function sendMemoryFile(
  file: MemoryFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
): Promise<void> {
  const encoding = chooseEncoding(headers['accept-encoding'], file.encodings)
  const etag = file.etag(encoding)
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (isFresh(headers, etag)) return sendNothing(reply)
  sayEncoding(reply, encoding)
  reply.type(file.type).send(await file.body(encoding))
}

async function sendStoredFile(
  file: FoundFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
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
