import { Module } from '@nestjs/common'
import { storageProvider } from '@rafiq/service-kit'
import { SweepStore } from './sweep-store.ts'
import { VersionStore } from './version-store.ts'

@Module({ providers: [storageProvider, SweepStore, VersionStore], exports: [VersionStore, storageProvider] })
export class StoreModule {}
