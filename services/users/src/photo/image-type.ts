export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The type of an image by its first bytes, whatever it calls itself; null for anything but JPEG, PNG and WebP. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, 8).equals(png)) return 'image/png'
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  return null
}
