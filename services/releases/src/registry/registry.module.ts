import { Module } from '@nestjs/common'
import { ReleaseAnnouncements } from './release-announcements.ts'

/** What all parts read and write: versions, channels, shells, the trail, and the announcement of a new state. */
@Module({ providers: [ReleaseAnnouncements], exports: [ReleaseAnnouncements] })
export class RegistryModule {}
