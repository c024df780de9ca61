import { Module } from '@nestjs/common'
import { storageProvider } from '@rafiq/service-kit'
import { PhotoStore } from './photo-store.ts'

/** Photos lie below `photos/` of the object storage. */
@Module({ providers: [storageProvider, PhotoStore], exports: [storageProvider, PhotoStore] })
export class PhotosModule {}
