import { z } from 'zod'

/**
 * Every error code of the platform and the sentence that goes with it in English (spec §8; the design's contract).
 * The client says it in the member's language by `errors.<code>`.
 */
export const errorMessages = {
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
  'credentials-required': 'Email and password are required',
  'user-not-found': 'User not found',
  'invalid-password': 'Invalid password',
  'email-not-verified': 'Email not verified',
  'email-exists': 'User with this email already exists',
  'invalid-verification-link': 'Invalid or expired verification link',
  'invalid-reset-link': 'Invalid or expired reset link',
  'wrong-current-password': 'The current password is not correct',
  'weak-password': 'Please choose a longer password that is hard to guess (at least 15 characters)',
  'second-factor-required': 'Set up a second factor before you open the pages for staff.',
  'password-change-required': 'Choose a stronger password before you open the pages for staff.',
  'step-up-required': 'Please confirm that it is you to continue.',
  'wrong-second-factor': 'This could not be confirmed. Check the code, or use another way.',
  'second-factor-expired': 'That took too long, or too many attempts. Please sign in again.',
  'challenge-expired': 'That took too long. Please start again.',
  'factor-exists': 'This is set up already.',
  'factor-limit': 'You have as many passkeys as one account can have. Remove one first.',
  'last-factor': 'Staff accounts need a second factor, and this is the last one. Add another one first.',
  'no-second-factor': 'Set up a second factor first.',
  'photo-type': 'Please upload a JPEG, PNG, or WebP image',
  'photo-size': 'Please upload an image smaller than 5MB',
  'photo-unreadable': 'Upload failed',
  'contact-limit':
    'You have reached the maximum number of contacts. Please wait for responses before contacting new matches.',
  'gender-fixed': 'The gender is fixed after registration. If it is wrong, please write to support.',
  'city-changes': 'You have changed your city twice in 30 days. Please wait before the next change.',
  'account-paused': 'Account paused',
  'paused-by-member': 'This member has paused matching; only they can resume it.',
  'last-admin': 'There has to be an admin: this is the last one.',
  'report-exists': 'You have reported this already. We will tell you once somebody has looked at it.',
  'report-limit': 'You have reached the number of reports for one day. Please come back tomorrow.',
  'report-taken': 'Somebody else has taken this report.',
  'report-not-taken': 'Take the report before you decide on it.',
  'report-resolved': 'This report is resolved already.',
  'decision-pending':
    'The decision is kept and will be carried out by itself shortly. There is no need to send it again.',
  'version-exists': 'This version was already published; a version is immutable.',
  'invalid-release': 'The release was refused.',
} as const

export const errorCodes = Object.keys(errorMessages) as [ErrorCode, ...ErrorCode[]]
export type ErrorCode = keyof typeof errorMessages

/** One thing that is wrong with a payload; `path` in dots (`profilePhoto.type`). */
export const issueSchema = z.object({ path: z.string(), message: z.string() }).meta({ id: 'Issue' })

/** The body of every answer that is not a success. */
export const errorBodySchema = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    issues: z.array(issueSchema).optional(),
    nextAt: z.iso.datetime().optional().describe('from when on the same may be done, where that is known'),
  })
  .meta({ id: 'ErrorBody' })

export type Issue = z.infer<typeof issueSchema>
export type ErrorBody = z.infer<typeof errorBodySchema>
