import { Module } from '@nestjs/common'
import { LastGoodReleases } from './last-good-releases.ts'
import { LiveSource } from './live-source.ts'
import { ReleaseAnnouncements } from './release-announcements.ts'

/** What is live at this moment. */
@Module({ providers: [LastGoodReleases, LiveSource, ReleaseAnnouncements], exports: [LiveSource] })
export class LiveModule {}
