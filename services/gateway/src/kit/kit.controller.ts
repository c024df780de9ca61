import { Controller, Get, Header, Param, Redirect, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { KitManifest, SlotTypesList } from '@rafiq/platform-contracts'
import { NotFoundError, Public } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitedTo, revalidated, sendFile } from '../files/send-file.ts'
import { StoredFiles } from '../files/stored-files.ts'
import { filePolicy, permissionsPolicy, storybookPolicy } from '../http/security-headers.ts'
import { LiveSource } from '../live/live-source.ts'
import { CurrentKit } from './current-kit.ts'
import { listSlotTypes } from './list-slot-types.ts'

const changing = Header('cache-control', revalidated)

/** What teams outside of the platform's repository install and read: files that never change, and what leads to those of today. */
@ApiExcludeController()
@Public()
@Controller('sdk')
export class KitController {
  constructor(
    private readonly kit: CurrentKit,
    private readonly stored: StoredFiles,
    private readonly live: LiveSource,
  ) {}

  @Get('kit.json')
  @changing
  @limitedTo(filePolicy)
  manifest(): Promise<KitManifest> {
    return this.kit.manifest()
  }

  /** What `rafiq-release types` fetches into a remote's repository. */
  @Get('slot-types.json')
  @changing
  @limitedTo(filePolicy)
  slotTypes(): SlotTypesList {
    return listSlotTypes(this.live.current)
  }

  /** What `npx` runs. */
  @Get('create-remote.tgz')
  @changing
  @Redirect()
  async createRemote(): Promise<{ url: string; statusCode: 302 }> {
    return { url: await this.kit.createRemotePath(), statusCode: 302 }
  }

  /** Where people read of the design system; `?path=` is the story, as everywhere in a Storybook. */
  @Get('storybook')
  @changing
  @Redirect()
  async storybook(@Req() { url }: FastifyRequest): Promise<{ url: string; statusCode: 302 }> {
    const query = /\?.*/s.exec(url)?.[0] ?? ''
    return { url: `${await this.kit.storybookPath()}${query}`, statusCode: 302 }
  }

  /** All that is a page of a kit: the Storybook, and a story in a frame of it. */
  @Get(['storybook/:build/index.html', 'storybook/:build/iframe.html'])
  @limitedTo(storybookPolicy)
  @Header('permissions-policy', permissionsPolicy)
  async storybookPage(
    @Param('build') build: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [page = ''] = /[^/]+\.html/.exec(request.routeOptions.url ?? '') ?? []
    return sendFile(await this.stored.ofKit(`storybook/${build}/${page}`, request), request, reply)
  }

  @Get('*')
  @limitedTo(filePolicy)
  async file(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A route of its own would be the one without the slash.
    if (path === 'storybook/') {
      const { url, statusCode } = await this.storybook(request)
      reply.header('cache-control', revalidated).redirect(url, statusCode)
      return
    }
    return sendFile(await this.stored.ofKit(path, request), request, reply)
  }

  @Get()
  nothing(): never {
    throw new NotFoundError()
  }
}
