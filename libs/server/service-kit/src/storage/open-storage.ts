import type { FactoryProvider } from '@nestjs/common'
import { SETTINGS } from '../tokens.ts'
import { DiskStorage } from './disk-storage.ts'
import { ObjectStorage } from './object-storage.ts'
import type { StorageSettings } from './storage-settings.ts'

/** The storage that the settings name. What speaks S3 is loaded where a bucket is named, and nowhere else. */
export async function openStorage(settings: StorageSettings): Promise<ObjectStorage> {
  const { S3_BUCKET, STORAGE_DIR = '' } = settings
  if (S3_BUCKET === undefined) return new DiskStorage(STORAGE_DIR)
  const { S3Storage } = await import('./s3-storage.ts')
  return new S3Storage({ ...settings, S3_BUCKET })
}

/** `ObjectStorage` of a service whose settings have `storageSettings`. */
export const storageProvider: FactoryProvider<ObjectStorage> = {
  provide: ObjectStorage,
  inject: [SETTINGS],
  useFactory: openStorage,
}
