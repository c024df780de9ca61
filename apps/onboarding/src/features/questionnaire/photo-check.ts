import { limits } from '@rafiq/contracts'

export type PhotoProblem = 'type' | 'size' | 'unreadable'

/** Spec §5: JPEG, PNG or WebP, 5 MB at most. Some systems still say `image/jpg`. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  const known: readonly string[] = [...limits.photo.types, 'image/jpg']
  if (!known.includes(type.toLowerCase())) return 'type'
  return size > limits.photo.maxBytes ? 'size' : null
}

/** For the file dialog. */
export const photoAccept = '.jpeg,.jpg,.png,.webp,image/jpeg,image/png,image/webp'
