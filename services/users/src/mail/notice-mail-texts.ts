import type { Language } from '@rafiq/contracts'

interface NoticeFrame {
  /** Without a name where none may be said. */
  greeting: (name: string | null) => string
  /** Above what somebody of the team has added. */
  words: string
  button: string
}

/** What stands around a notice of the moderation team; the notice itself is in the contracts. */
export const noticeFrames: Record<Language, NoticeFrame> = {
  ar: {
    greeting: (name) => (name === null ? 'حيّاك الله،' : `حيّاك الله يا ${name}،`),
    words: 'من فريق الإشراف:',
    button: 'فتح حسابي في رفيق',
  },
  en: {
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    words: 'From the moderation team:',
    button: 'Open my account',
  },
}
