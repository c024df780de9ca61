import { limits } from '@rafiq/contracts'
import { type ProfilePhoto, profilePhotoSchema } from '@rafiq/contracts/questionnaire'

export type PhotoProblem = 'type' | 'size' | 'unreadable'

/** Spec §5: JPEG, PNG or WebP, 5 MB at most. Some systems still say `image/jpg`. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  const known: readonly string[] = [...limits.photo.types, 'image/jpg']
  if (!known.includes(type.toLowerCase())) return 'type'
  return size > limits.photo.maxBytes ? 'size' : null
}

/** For the file dialog. */
export const photoAccept = '.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp'

/** Reads a checked file into the payload's shape (spec §3); rejects where it is no picture or cannot be read. */
export async function readPhoto(file: File): Promise<ProfilePhoto> {
  const picture = await shrinkPhoto(file)
  return profilePhotoSchema.parse({
    filename: file.name.slice(0, 255),
    data: await readDataUrl(picture),
    type: picture.type.toLowerCase().replace('image/jpg', 'image/jpeg'),
    size: picture.size,
  })
}

function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Longest side in pixels; what a card ever shows, and small enough to survive a reload in session storage. */
const maxSide = 1600
const keepUnderBytes = 600 * 1024
const quality = 0.84

/**
 * A large photo of a phone as a smaller JPEG, which also spares a bad connection; small ones stay as they are.
 * Decoding also finds out what is no picture: the promise rejects then.
 */
async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  if (file.size <= keepUnderBytes) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return smaller && smaller.size < file.size ? smaller : file
}
