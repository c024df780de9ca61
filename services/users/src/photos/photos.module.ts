import { Module } from '@nestjs/common'
import { DiskStorage, ObjectStorage, SETTINGS } from '@rafiq/service-kit'
import type { UsersSettings } from '../settings.ts'
import { PhotoStore } from './photo-store.ts'

/** Photos are files below `STORAGE_DIR`. */
const storage = {
  provide: ObjectStorage,
  useFactory: ({ STORAGE_DIR }: UsersSettings) => new DiskStorage(STORAGE_DIR),
  inject: [SETTINGS],
}

@Module({ providers: [storage, PhotoStore], exports: [PhotoStore] })
export class PhotosModule {}
