import { limits } from '@rafiq/contracts'
import { parseDataUrl } from './data-url.ts'
import { imageTypeOf } from './image-type.ts'

export type PhotoRefusal = 'photo-type' | 'photo-size' | 'photo-unreadable'
export type PhotoCheck = { bytes: Buffer } | { refused: PhotoRefusal }

/**
 * Whether an upload may be decoded at all (spec §5): what it says it is and what its bytes are must agree, and its
 * real size counts, not the one it names.
 */
export function checkPhoto(photo: { data: string; type: string }): PhotoCheck {
  const parsed = parseDataUrl(photo.data)
  if (!parsed) return { refused: 'photo-unreadable' }
  if (parsed.bytes.length > limits.photo.maxBytes) return { refused: 'photo-size' }
  const actual = imageTypeOf(parsed.bytes)
  if (!actual || actual !== photo.type || actual !== parsed.type) return { refused: 'photo-type' }
  return { bytes: parsed.bytes }
}
