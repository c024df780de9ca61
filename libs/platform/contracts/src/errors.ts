import { z } from 'zod'
import type { Registered } from './register.ts'

/** The error codes of the platform and the English sentence of each; a product has more ({@link Registered}). */
export const platformErrorMessages = {
  malformed: 'Some of the details sent are missing or not valid.',
  unauthorized: 'Please sign in to continue.',
  forbidden: "You don't have permission to do this.",
  'not-found': 'We could not find what you are looking for.',
  conflict: 'This was already done or has changed meanwhile. Please reload and try again.',
  'too-large': 'What was sent is too large.',
  'unsupported-type': 'This type of content is not supported.',
  'rule-broken': 'This is not possible right now.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
  internal: 'Something went wrong. Please try again.',
  'second-factor-required': 'Set up a second factor before you open the pages for staff.',
  'password-change-required': 'Choose a stronger password before you open the pages for staff.',
  'step-up-required': 'Please confirm that it is you to continue.',
  'token-expired': 'This publish token has expired.',
  'token-revoked': 'This publish token was revoked.',
  'version-exists': 'This version was already published; a version is immutable.',
  'version-ended': 'The watch ended this version because it failed more often than stable.',
  'version-yanked': 'This version was taken away for good.',
  'version-deleted': 'This version was deleted, since nobody needed it any more.',
  'older-version': 'This version is older than the stable one.',
  'nothing-before': 'Nothing is there to go back to: visitors would get nothing.',
  'invalid-release': 'The release was refused.',
} as const

export type ErrorCode = keyof typeof platformErrorMessages | Registered<'errorCode', never>

/** One thing that is wrong with a payload; `path` in dots (`profilePhoto.type`). */
export const issueSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: 'Issue' })

/** The body of every answer that is not a success, with these codes. */
export const errorBodyWith = <Code extends z.ZodType<string>>(code: Code) =>
  z.object({
    message: z.string(),
    code,
    issues: z.array(issueSchema).optional(),
    nextAt: z.iso.datetime().optional().describe('from when on the same may be done, where that is known'),
  })

/** The same as the platform's clients read it, whichever product answers. */
export const anyErrorBodySchema = errorBodyWith(z.string())

export type Issue = z.infer<typeof issueSchema>
export type AnyErrorBody = z.infer<typeof anyErrorBodySchema>
export type ErrorBody = Omit<AnyErrorBody, 'code'> & { code: ErrorCode }
