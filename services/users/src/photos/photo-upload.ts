import { errorMessages, limits } from '@rafiq/contracts'
import { type AppError, MalformedError, TooLargeError, UnsupportedTypeError } from '@rafiq/service-kit'

export type PhotoRejection = 'photo-type' | 'photo-size' | 'photo-unreadable'
export type PhotoCheck = { bytes: Buffer } | { rejected: PhotoRejection }

/**
 * Whether an upload may be decoded at all (spec §5): what it says it is and what its bytes are must agree, and its
 * real size counts, not the one it names.
 */
export function checkPhoto(photo: { data: string; type: string }): PhotoCheck {
  const parsed = parseDataUrl(photo.data)
  if (!parsed) return { rejected: 'photo-unreadable' }
  if (parsed.bytes.length > limits.photo.maxBytes) return { rejected: 'photo-size' }
  const actual = imageTypeOf(parsed.bytes)
  if (!actual || actual !== photo.type || actual !== parsed.type) return { rejected: 'photo-type' }
  return { bytes: parsed.bytes }
}

const errors = {
  'photo-type': UnsupportedTypeError,
  'photo-size': TooLargeError,
  'photo-unreadable': MalformedError,
} satisfies Record<PhotoRejection, new (...rest: never[]) => AppError>

/** The error that tells a member why a photo was not taken, at the field it belongs to. */
export function photoError(rejection: PhotoRejection): AppError {
  const issues = [{ path: 'profilePhoto', message: errorMessages[rejection] }]
  return new errors[rejection](rejection, { issues })
}

/** The declared type and the bytes of a base64 data URL; null for anything else. */
function parseDataUrl(dataUrl: string): { type: string; bytes: Buffer } | null {
  const comma = dataUrl.indexOf(',')
  const header = /^data:([\w/+.-]+);base64$/.exec(dataUrl.slice(0, Math.min(comma, 100)))
  if (comma < 0 || !header?.[1]) return null
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  return bytes.length > 0 ? { type: header[1].toLowerCase(), bytes } : null
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The type of an image by its first bytes, whatever it calls itself; null for anything but JPEG, PNG and WebP. */
function imageTypeOf(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (bytes.subarray(0, 8).equals(png)) return 'image/png'
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  return null
}
