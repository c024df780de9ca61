import type { Language } from '@rafiq/platform-contracts'
import { type NoticeNews, noticeNews } from './notice-news.ts'
import { noticePages } from './notice-pages.ts'

interface AwayPushContent {
  /** What it tells of, and where that is; one at least. */
  situations: readonly { news: NoticeNews; page: string }[]
  language: Language
  publicUrl: string
  /** The same for what takes each other's place. */
  subject: string
}

/** A declarative push message (Push API): the page's worker shows it, and a browser that knows it can do so alone. */
export interface DeclarativePush {
  web_push: 8030
  notification: {
    title: string
    body: string
    lang: Language
    dir: 'rtl' | 'ltr'
    tag: string
    icon: string
    navigate: string
  }
}

const texts: Record<
  Language,
  { news: Record<NoticeNews, { title: string; body: string }>; several: string }
> = {
  ar: {
    news: {
      message: { title: 'رسائل جديدة بانتظارك', body: 'تجدها في محادثاتك.' },
      contact: { title: 'تواصل جديد معك', body: 'تواصل معك أحد المتوافقين معك، والرد متاح من المحادثات.' },
      reminder: {
        title: 'تواصل ينتظر ردّك',
        body: 'تواصل معك أحد المتوافقين معك قبل أسبوع. تكفي رسالة قصيرة أو اعتذار لطيف.',
      },
      matches: { title: 'متوافقون جدد معك', body: 'انضم إلى رفيق هذا الأسبوع من يتوافق معك.' },
    },
    several: 'جديدك في رفيق',
  },
  en: {
    news: {
      message: { title: 'New messages are waiting for you', body: 'You find them in your chats.' },
      contact: {
        title: 'Somebody contacted you',
        body: 'One of your matches contacted you. You can answer in your chats.',
      },
      reminder: {
        title: 'A contact is waiting for your answer',
        body: 'One of your matches contacted you a week ago. A short message or a kind no is enough.',
      },
      matches: { title: 'New matches for you', body: 'People who match you joined Rafiq this week.' },
    },
    several: 'What is new for you on Rafiq',
  },
}

/** What a browser shows a member who is away: that there is something, not who and what. */
export function renderAwayPush({
  situations,
  language,
  publicUrl,
  subject,
}: AwayPushContent): DeclarativePush {
  const { news, several } = texts[language]
  const [first = 'message', ...others] = noticeNews.filter((one) =>
    situations.some((situation) => situation.news === one),
  )
  const page = situations.length === 1 ? situations[0]?.page : undefined
  const alone = others.length === 0
  return {
    web_push: 8030,
    notification: {
      title: alone ? news[first].title : several,
      body: alone ? news[first].body : [first, ...others].map((one) => news[one].title).join('\n'),
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      tag: subject,
      icon: new URL('/icon-192.png', publicUrl).href,
      navigate: new URL(page ?? noticePages[first], publicUrl).href,
    },
  }
}
