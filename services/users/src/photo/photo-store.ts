import type { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import type { ProfilePhoto } from '@rafiq/contracts'
import { Clock, JobQueue, ObjectStorage, uuidv7 } from '@rafiq/service-kit'
import { DeletionRecords } from '../erasures/deletion-records.ts'
import { encodePhoto } from './encode-photo.ts'
import { checkPhoto } from './photo-check.ts'
import { photoRefusal } from './photo-refusal.ts'
import { removePhotoJob } from './remove-photo.job.ts'

const keyOf = (photoId: string) => `photos/${photoId}`

/** Photos in the object storage, each under an id of its own: a changed photo is a new one. */
@Injectable()
export class PhotoStore implements OnApplicationBootstrap {
  constructor(
    @Inject(ObjectStorage) private readonly storage: ObjectStorage,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(DeletionRecords) private readonly deletions: DeletionRecords,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work(removePhotoJob, async ({ photoId, erasing }) => {
      await this.delete(photoId)
      if (erasing) await this.deletions.confirm(erasing, 'photos', this.clock.now())
    })
  }

  /**
   * Checks, re-encodes and stores an upload, runs `work` with its id, and takes the file back where that fails.
   * @throws AppError for what is no photo by the rules of spec §5
   */
  async keeping<T>(upload: ProfilePhoto | null, work: (photoId: string | null) => Promise<T>): Promise<T> {
    if (!upload) return work(null)
    const photoId = await this.store(upload)
    try {
      return await work(photoId)
    } catch (error) {
      await this.delete(photoId)
      throw error
    }
  }

  open(photoId: string): Promise<Readable | null> {
    return this.storage.get(keyOf(photoId))
  }

  /** Lets go of a photo once the transaction has committed. */
  async removeLater(tx: EntityManager, photoId: string | null): Promise<void> {
    if (photoId) await this.jobs.send(tx, removePhotoJob, { photoId })
  }

  private async store(upload: ProfilePhoto): Promise<string> {
    const checked = checkPhoto(upload)
    if ('refused' in checked) throw photoRefusal(checked.refused)
    const encoded = await encodePhoto(checked.bytes)
    if ('refused' in encoded) throw photoRefusal(encoded.refused)
    const photoId = uuidv7()
    await this.storage.put(keyOf(photoId), encoded.webp)
    return photoId
  }

  private delete(photoId: string): Promise<void> {
    return this.storage.delete(keyOf(photoId))
  }
}
