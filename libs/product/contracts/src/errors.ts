import { errorBodyWith, platformErrorMessages } from '@rafiq/platform-contracts'
import { z } from 'zod'
import './register.ts'

/**
 * Every error code of Rafiq and the sentence that goes with it in English (spec §8; the design's contract). The client says
 * it in the member's language by `errors.<code>`.
 */
export const errorMessages = {
  ...platformErrorMessages,
  'credentials-required': 'Email and password are required',
  'user-not-found': 'User not found',
  'invalid-password': 'Invalid password',
  'email-not-verified': 'Email not verified',
  'email-exists': 'User with this email already exists',
  'proof-required': 'Many people register from this network. A short check is needed first.',
  'proof-refused': 'The short check before registration did not work. Please try again.',
  'invalid-verification-link': 'Invalid or expired verification link',
  'invalid-reset-link': 'Invalid or expired reset link',
  'invalid-unsubscribe-link': 'Invalid unsubscribe link',
  'push-service-unknown': 'This browser has its notices brought by a service that Rafiq does not know.',
  'wrong-current-password': 'The current password is not correct',
  'weak-password': 'Please choose a longer password that is hard to guess (at least 15 characters)',
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
  'question-asked': 'This question has been asked here already.',
  'question-limit': 'Three questions wait for an answer here. Answer them before you ask the next one.',
  'answers-shown': 'Both answers are shown, so neither of them can be changed any more.',
  'answer-changed': 'Your answer was changed elsewhere meanwhile. Look at it before you change it again.',
  'agreement-changed': 'The agreement was changed meanwhile. Read the new version first.',
  'agreement-made': 'Both have approved this version. Taking that back takes a change of the text.',
  'agreement-empty': 'Nothing is written here yet that could be approved.',
  'report-exists': 'You have reported this already. We will tell you once somebody has looked at it.',
  'report-limit': 'You have reached the number of reports for one day. Please come back tomorrow.',
  'report-taken': 'Somebody else has taken this report.',
  'report-not-taken': 'Take the report before you decide on it.',
  'report-resolved': 'This report is resolved already.',
  'request-exists': 'You have asked for this already. The answer comes here, and you are told by e-mail.',
  'request-limit': 'Five of your requests wait for an answer. Withdraw one of them, or wait for it.',
  'appeal-answered':
    'Your appeal against this decision has been answered, and the answer is on this page. If there is something new, write to us.',
  'request-closed': 'This request is closed already.',
  'not-appealable': 'There is no decision here that you could appeal against.',
  'own-decision': 'You decided this. Somebody else of the team has to look at it.',
  'decision-pending':
    'The decision is kept and will be carried out by itself shortly. There is no need to send it again.',
} as const

export type ErrorCode = keyof typeof errorMessages
export const errorCodes = Object.keys(errorMessages) as [ErrorCode, ...ErrorCode[]]

/** The body of every answer that is not a success. */
export const errorBodySchema = errorBodyWith(z.enum(errorCodes)).meta({ id: 'ErrorBody' })

export type ErrorBody = z.infer<typeof errorBodySchema>
