import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { NotFoundError, Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { filePolicy, workerPolicy } from '../http/security-headers.ts'
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

  @Get('remotes/:remote/:version/*')
  async remoteFile(
    @Param() { remote, version, '*': path }: { remote: string; version: string; '*': string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('content-security-policy', filePolicy)
    const file = await this.stored.ofRemote(remote, version, path, request.headers['accept-encoding'])
    return sendStoredFile(file, request, reply)
  }

  /** Anything else below these is no page. */
  @Get(['remotes', 'remotes/*', 'shell'])
  nothing(): never {
    throw new NotFoundError()
  }
}
