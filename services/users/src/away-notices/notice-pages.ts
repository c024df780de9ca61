import type { NoticeNews } from './notice-news.ts'

/** Where a member finds what a notice tells of. */
export const noticePages: Readonly<Record<NoticeNews, string>> = {
  message: '/chat',
  contact: '/chat',
  // Where it can be answered as well as declined.
  reminder: '/connections',
  matches: '/matches',
}
