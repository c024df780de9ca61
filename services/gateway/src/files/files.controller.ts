import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { GoneError, NotFoundError, Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { filePolicy, workerPolicy } from '../http/security-headers.ts'
import { LiveSource } from '../live/live-source.ts'
import { withdrawalOf } from '../live/withdrawn.ts'
import { rootFileNames, Shell } from '../shell/shell.ts'
import { sendMemoryFile, sendStoredFile } from './send-file.ts'
import { StoredFiles } from './stored-files.ts'

/** Names that stay while their content changes are asked for again each time. */
const revalidated = 'no-cache'
const workerFile = 'sw.js'

/** The shell's files and every published version of every remote. */
@ApiExcludeController()
@Public()
@Controller()
export class FilesController {
  constructor(
    private readonly shell: Shell,
    private readonly stored: StoredFiles,
    private readonly live: LiveSource,
  ) {}

  /** Of this gateway's shell, or of another one whose pages are open. */
  @Get('shell/*')
  async shellFile(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const own = this.shell.file(path)
    reply.header('content-security-policy', filePolicy)
    if (own) return sendMemoryFile(own, request, reply)
    return sendStoredFile(await this.stored.ofShell(path, request.headers['accept-encoding']), request, reply)
  }

  @Get([...rootFileNames])
  rootFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = ''] = request.url.slice(1).split('?', 1)
    reply.header('content-security-policy', path === workerFile ? workerPolicy : filePolicy)
    return sendMemoryFile(this.shell.rootFile(path), request, reply, revalidated)
  }

  /** Of any version but those that are withdrawn: 404 while a remote is off, 410 for what was yanked. */
  @Get('remotes/:remote/:version/*')
  async remoteFile(
    @Param() { remote, version, '*': path }: { remote: string; version: string; '*': string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('content-security-policy', filePolicy)
    const withdrawal = withdrawalOf(this.live.current, { remote, version, path })
    // Nothing keeps the answer: a remote that is off may come back.
    if (withdrawal !== undefined) reply.header('cache-control', 'no-store')
    if (withdrawal === 'gone') throw new GoneError('version-yanked')
    if (withdrawal === 'off') throw new NotFoundError()
    const file = await this.stored.ofRemote(remote, version, path, request.headers['accept-encoding'])
    return sendStoredFile(file, request, reply)
  }

  /** Anything else below these is no page. */
  @Get(['remotes', 'remotes/*', 'shell'])
  nothing(): never {
    throw new NotFoundError()
  }
}
