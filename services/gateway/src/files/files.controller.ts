import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { shellRootFiles } from '@rafiq/platform-contracts'
import { NotFoundError, Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { filePolicy, workerPolicy } from '../http/security-headers.ts'
import { Shell } from '../shell/shell.ts'
import { StableRoot } from '../shell/stable-root.ts'
import { limitedTo, sendFile, sendNamedFile } from './send-file.ts'
import { StoredFiles } from './stored-files.ts'
import { type RemoteFile, WithdrawnGuard } from './withdrawn.guard.ts'

const workerFile = 'sw.js'
const otherRootFiles = shellRootFiles.filter((name) => name !== workerFile)

/** The shell's files and every published version of every remote. */
@ApiExcludeController()
@Public()
@Controller()
export class FilesController {
  constructor(
    private readonly shell: Shell,
    private readonly root: StableRoot,
    private readonly stored: StoredFiles,
  ) {}

  /** Of this gateway's shell, or of another one whose pages are open. */
  @Get('shell/*')
  @limitedTo(filePolicy)
  async shellFile(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendFile(this.shell.file(path) ?? (await this.stored.ofShell(path, request)), request, reply)
  }

  @Get(workerFile)
  @limitedTo(workerPolicy)
  async worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendNamedFile((await this.root.current()).file(workerFile), request, reply)
  }

  @Get([...otherRootFiles])
  @limitedTo(filePolicy)
  async rootFile(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendNamedFile((await this.root.current()).file(nameOf(request)), request, reply)
  }

  /** Of any version but those that are withdrawn. */
  @Get('remotes/:remote/:version/*')
  @UseGuards(WithdrawnGuard)
  @limitedTo(filePolicy)
  async remoteFile(
    @Param() { remote, version, '*': path }: RemoteFile,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendFile(await this.stored.ofRemote(remote, version, path, request), request, reply)
  }

  /** Anything else below these is no page. */
  @Get(['remotes', 'remotes/*', 'shell'])
  nothing(): never {
    throw new NotFoundError()
  }
}

const nameOf = ({ url }: FastifyRequest): string => url.slice(1).split('?', 1)[0] ?? ''
