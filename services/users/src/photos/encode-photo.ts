import { UnavailableError } from '@rafiq/service-kit'
import sharp from 'sharp'
import { createBoundedPool } from '../support/bounded-pool.ts'
import type { PhotoRejection } from './photo-upload.ts'

/** A photo of a phone has 12 to 24 million pixels; decoded, this many stay under 120 MB. */
const maxPixels = 30_000_000
const maxSide = 1600

// Two decodings at once, one thread each and no cache, keep the memory of a burst of uploads bounded.
sharp.concurrency(1)
sharp.cache(false)
const pool = createBoundedPool({
  running: 2,
  waiting: 20,
  refuse: () => new UnavailableError(),
})

/**
 * Decodes an upload and writes it anew as WebP, upright, at most 1600 pixels a side and without any metadata.
 * The size in pixels is read from the header before anything is decoded, so a decompression bomb costs nothing.
 */
export function encodePhoto(bytes: Buffer): Promise<{ webp: Buffer } | { rejected: PhotoRejection }> {
  return pool.run(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      const { width, height, pages = 1 } = await image.metadata()
      if (width * height * pages > maxPixels) return { rejected: 'photo-size' }
      const webp = await image
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: 10 })
        .toBuffer()
      return { webp }
    } catch (error) {
      // sharp has no error classes; whatever it cannot decode is the upload's fault.
      const tooManyPixels = error instanceof Error && /pixel limit/i.test(error.message)
      return { rejected: tooManyPixels ? 'photo-size' : 'photo-unreadable' }
    }
  })
}
