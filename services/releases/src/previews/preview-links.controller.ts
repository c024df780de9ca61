import { Body, Controller, Param, Post } from '@nestjs/common'
import {
  type PreviewLink,
  type PreviewLinkRequest,
  previewLinkRequestSchema,
  previewLinkSchema,
  previewNameSchema,
  remoteNameSchema,
} from '@rafiq/platform-contracts'
import { RateLimit, Returns } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import { type Caller, CurrentCaller, writeLimits } from '../callers/caller.ts'
import { MakePreviewLink } from './make-preview-link.ts'

/** Links that let one browser see a preview. */
@ForCallers({ teams: 'own', staff: false })
@RateLimit(...writeLimits('links'))
@Controller('api/releases/:remote/previews/:name/links')
export class PreviewLinksController {
  constructor(private readonly links: MakePreviewLink) {}

  @Post()
  @Returns(previewLinkSchema, 201)
  make(
    @CurrentCaller() { actor }: Caller,
    @Param('remote', { schema: remoteNameSchema }) remote: string,
    @Param('name', { schema: previewNameSchema }) name: string,
    @Body({ schema: previewLinkRequestSchema }) wanted: PreviewLinkRequest,
  ): Promise<PreviewLink> {
    return this.links.run(actor, { remote, name }, wanted)
  }
}
