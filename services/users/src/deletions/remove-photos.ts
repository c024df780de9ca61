import { Injectable } from '@nestjs/common'
import { OnJob } from '@rafiq/service-kit'
import type { z } from 'zod'
import { PhotoStore, removePhotoJob } from '../photos/photo-store.ts'
import { DeletionRecords } from './deletion-records.ts'

/** Removes photos that were let go of; one of a deleted member is then confirmed as erased. */
@Injectable()
export class RemovePhotos {
  constructor(
    private readonly photos: PhotoStore,
    private readonly records: DeletionRecords,
  ) {}

  @OnJob(removePhotoJob)
  async remove({ photoId, erasing }: z.infer<typeof removePhotoJob.schema>): Promise<void> {
    await this.photos.remove(photoId)
    if (erasing) await this.records.confirm(erasing, 'photos')
  }
}
