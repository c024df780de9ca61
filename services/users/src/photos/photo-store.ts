import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { EntityManager } from '@mikro-orm/postgresql'
import { Injectable } from '@nestjs/common'
import type { ProfilePhoto } from '@rafiq/contracts/questionnaire'
import { defineJob, JobQueue, ObjectStorage, uuidv7 } from '@rafiq/service-kit'
import { z } from 'zod'
import { encodePhoto } from './encode-photo.ts'
import { checkPhoto, photoError } from './photo-upload.ts'

/** Removes a photo that its profile no longer names; sent in the transaction that let go of it. */
export const removePhotoJob = defineJob(
  'users.remove-photo',
  z.object({ photoId: z.uuid(), erasing: z.uuid().optional().describe('the deleted member whose it was') }),
)

const keyOf = (photoId: string) => `photos/${photoId}`

/** Photos in the object storage, each under an id of its own: a changed photo is a new one. */
@Injectable()
export class PhotoStore {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Checks, re-encodes and stores an upload, runs `work` with its id, and takes the file back where that fails.
   * @throws AppError for what is no photo by the rules of spec §5
   */
  async storeFor<T>(upload: ProfilePhoto | null, work: (photoId: string | null) => Promise<T>): Promise<T> {
    if (!upload) return work(null)
    const photoId = await this.store(upload)
    try {
      return await work(photoId)
    } catch (error) {
      await this.remove(photoId)
      throw error
    }
  }

  open(photoId: string): Promise<Readable | null> {
    return this.storage.get(keyOf(photoId))
  }

  /** The photo as `data:image/webp;base64,…`; null where there is none. */
  async dataUrl(photoId: string | null | undefined): Promise<string | null> {
    const stored = photoId ? await this.open(photoId) : null
    return stored && `data:image/webp;base64,${(await buffer(stored)).toString('base64')}`
  }

  /** Lets go of a photo once this transaction has committed. @param erasing the member who is deleted with it */
  async removeLater(photoId: string | null | undefined, erasing?: string): Promise<void> {
    if (photoId) await this.jobs.send(this.em, removePhotoJob, { photoId, ...(erasing && { erasing }) })
  }

  remove(photoId: string): Promise<void> {
    return this.storage.delete(keyOf(photoId))
  }

  /** Ids of all that are stored. */
  async ids(): Promise<string[]> {
    return (await this.storage.list('photos')).map((key) => key.slice('photos/'.length))
  }

  private async store(upload: ProfilePhoto): Promise<string> {
    const checked = checkPhoto(upload)
    if ('rejected' in checked) throw photoError(checked.rejected)
    const encoded = await encodePhoto(checked.bytes)
    if ('rejected' in encoded) throw photoError(encoded.rejected)
    const photoId = uuidv7()
    await this.storage.put(keyOf(photoId), encoded.webp)
    return photoId
  }
}
