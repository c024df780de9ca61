import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { NotFoundError, Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { filePolicy, workerPolicy } from '../document/security-headers.ts'
import { rootFileNames, Shell } from '../shell/shell.ts'
import { chooseEncoding } from './accept-encoding.ts'
import { isFresh } from './conditional.ts'
import type { MemoryFile } from './memory-file.ts'
import { type FoundFile, StoredFiles } from './stored-files.ts'

/** What a path with a version or a hash in it holds never changes. */
const immutable = 'public, max-age=31536000, immutable'
/** Names that stay while their content changes are asked for again each time. */
const revalidated = 'no-cache'
const workerFile = 'sw.js'

/** The shell's files and every published version of every remote. */
@ApiExcludeController()
@Public()
@Controller()
export class FilesController {
  readonly #shell: Shell
  readonly #stored: StoredFiles

  constructor(@Inject(Shell) shell: Shell, @Inject(StoredFiles) stored: StoredFiles) {
    this.#shell = shell
    this.#stored = stored
  }

  /** Of this gateway's shell, or of another one whose pages are open. */
  @Get('shell/*')
  async shellFile(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const own = this.#shell.file(path)
    reply.header('content-security-policy', filePolicy)
    if (own) return sendMemoryFile(own, immutable, request, reply)
    const file = await this.#stored.ofShell(path, request.headers['accept-encoding'])
    return sendStoredFile(file, request, reply)
  }

  @Get([...rootFileNames])
  rootFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = ''] = request.url.slice(1).split('?', 1)
    reply.header('content-security-policy', path === workerFile ? workerPolicy : filePolicy)
    return sendMemoryFile(this.#shell.rootFile(path), revalidated, request, reply)
  }

  @Get('remotes/:remote/:version/*')
  async remoteFile(
    @Param() { remote, version, '*': path }: { remote: string; version: string; '*': string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('content-security-policy', filePolicy)
    const file = await this.#stored.ofRemote(remote, version, path, request.headers['accept-encoding'])
    return sendStoredFile(file, request, reply)
  }

  /** Anything else below these is no page. */
  @Get(['remotes', 'remotes/*', 'shell'])
  nothing(): never {
    throw new NotFoundError()
  }
}

async function sendMemoryFile(
  file: MemoryFile | undefined,
  cacheControl: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!file) throw new NotFoundError()
  const encoding = chooseEncoding(headers['accept-encoding'], file.encodings)
  const etag = file.etag(encoding)
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (isFresh(headers['if-none-match'], etag)) {
    reply.status(304).send()
    return
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.type(file.type).send(await file.body(encoding))
}

/** What lies in the storage under a name of its own never changes. */
async function sendStoredFile(
  file: FoundFile | undefined,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!file) throw new NotFoundError()
  reply.headers({ 'cache-control': immutable, etag: file.etag, vary: 'accept-encoding' })
  if (isFresh(headers['if-none-match'], file.etag)) {
    reply.status(304).send()
    return
  }
  const content = await file.open()
  if (!content) throw new NotFoundError()
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding)
  reply.type(file.type).header('content-length', file.bytes).send(content)
}
