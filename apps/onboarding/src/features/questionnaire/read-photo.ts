import { type ProfilePhoto, profilePhotoSchema } from '@rafiq/contracts'
import { shrinkPhoto } from './shrink-photo.ts'

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
