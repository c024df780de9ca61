import { Controller, Get, Inject } from '@nestjs/common'
import { type AudienceAttributes, audienceAttributesSchema } from '@rafiq/platform-contracts'
import { Returns, SETTINGS } from '@rafiq/service-kit'
import { ForCallers } from '../callers/caller.guard.ts'
import type { ReleasesSettings } from '../settings.ts'
import { audienceAttributes } from './audience-attributes.ts'

/** What canaries may be narrowed to on this platform. */
@ForCallers({ teams: 'every', staff: true })
@Controller('api/releases/audience')
export class AudienceController {
  constructor(@Inject(SETTINGS) private readonly settings: ReleasesSettings) {}

  @Get()
  @Returns(audienceAttributesSchema)
  attributes(): AudienceAttributes {
    return { attributes: audienceAttributes(this.settings.PRODUCT_CONFIG) }
  }
}
