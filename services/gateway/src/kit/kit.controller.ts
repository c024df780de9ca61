import { Controller, Get, Header, Param, Redirect, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { KitManifest } from '@rafiq/platform-contracts'
import { NotFoundError, Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitedTo, revalidated, sendFile } from '../files/send-file.ts'
import { StoredFiles } from '../files/stored-files.ts'
import { filePolicy } from '../http/security-headers.ts'
import { CurrentKit } from './current-kit.ts'

const changing = Header('cache-control', revalidated)

/** What teams outside of the platform's repository install: archives that never change, and what leads to those of today. */
@ApiExcludeController()
@Public()
@Controller('sdk')
export class KitController {
  constructor(
    private readonly kit: CurrentKit,
    private readonly stored: StoredFiles,
  ) {}

  @Get('kit.json')
  @changing
  @limitedTo(filePolicy)
  manifest(): Promise<KitManifest> {
    return this.kit.manifest()
  }

  /** What `npx` runs. */
  @Get('create-remote.tgz')
  @changing
  @Redirect()
  async createRemote(): Promise<{ url: string; statusCode: 302 }> {
    return { url: await this.kit.createRemotePath(), statusCode: 302 }
  }

  @Get('*')
  @limitedTo(filePolicy)
  async archive(
    @Param('*') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendFile(await this.stored.ofKit(file), request, reply)
  }

  @Get()
  nothing(): never {
    throw new NotFoundError()
  }
}
