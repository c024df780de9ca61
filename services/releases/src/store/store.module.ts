import { Module } from '@nestjs/common'
import { SETTINGS } from '@rafiq/service-kit'
import type { ReleasesSettings } from '../settings.ts'
import { DiskVersionStore } from './disk-version-store.ts'
import { SweepStore } from './sweep-store.ts'
import { VersionStore } from './version-store.ts'

@Module({
  providers: [
    SweepStore,
    {
      provide: VersionStore,
      inject: [SETTINGS],
      useFactory: ({ STORAGE_DIR }: ReleasesSettings) => new DiskVersionStore(STORAGE_DIR),
    },
  ],
  exports: [VersionStore],
})
export class StoreModule {}
