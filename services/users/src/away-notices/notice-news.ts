import type { AwayNoticeKind } from '@rafiq/contracts/members'

/** What a notice says. A reminder is of the kind of the contact that it reminds of: who wants the one is told the other. */
export const noticeNews = ['message', 'contact', 'reminder', 'matches'] as const
export type NoticeNews = (typeof noticeNews)[number]

/** A contact is made once; what waits for its answer after a week is said once more, and is the last word of it. */
export const contactMade = 1
export const contactReminder = 2

export const newsOf = ({ kind, sequence }: { kind: AwayNoticeKind; sequence: number }): NoticeNews =>
  kind === 'contact' && sequence >= contactReminder ? 'reminder' : kind
