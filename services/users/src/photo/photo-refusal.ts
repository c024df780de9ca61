import { errorMessages } from '@rafiq/contracts'
import { type AppError, MalformedError, TooLargeError, UnsupportedTypeError } from '@rafiq/service-kit'
import type { PhotoRefusal } from './photo-check.ts'

const kinds = {
  'photo-type': UnsupportedTypeError,
  'photo-size': TooLargeError,
  'photo-unreadable': MalformedError,
} satisfies Record<PhotoRefusal, new (...rest: never[]) => AppError>

/** The error that tells a member why a photo was not taken, at the field it belongs to. */
export function photoRefusal(reason: PhotoRefusal): AppError {
  const issues = [{ path: 'profilePhoto', message: errorMessages[reason] }]
  return new kinds[reason](reason, { issues })
}
