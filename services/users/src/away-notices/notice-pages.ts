import type { AwayNoticeKind } from '@rafiq/contracts/members'

/** Where a member finds what a notice tells of. */
export const noticePages: Readonly<Record<AwayNoticeKind, string>> = {
  message: '/chat',
  contact: '/chat',
  matches: '/matches',
}
