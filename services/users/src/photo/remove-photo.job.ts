import { defineJob } from '@rafiq/service-kit'
import { z } from 'zod'

/** Removes a photo that its profile no longer names; sent in the transaction that let go of it. */
export const removePhotoJob = defineJob(
  'users.remove-photo',
  z.object({ photoId: z.uuid(), erasing: z.uuid().optional().describe('the deleted member whose it was') }),
)
