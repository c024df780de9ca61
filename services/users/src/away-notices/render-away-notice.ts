import type { Language } from '@rafiq/platform-contracts'
import { html } from '../mails/html.ts'
import { frameMail, mailButton, mailParagraph, type RenderedMail } from '../mails/mail-frame.ts'
import type { NoticeNews } from './notice-news.ts'
import { noticePages } from './notice-pages.ts'

interface AwayNoticeContent {
  /** What it tells of, one of each. */
  news: readonly NoticeNews[]
  language: Language
  publicUrl: string
  /** The page that asks whether to end it. */
  unsubscribe: string
  supportEmail: string
}

interface Texts {
  greeting: string
  /** One line of each, the subject too where it is alone. */
  news: Record<NoticeNews, { subject: string; text: string; button: string }>
  several: string
  reason: string
  unsubscribe: string
}

const texts: Record<Language, Texts> = {
  ar: {
    greeting: 'حيّاك الله،',
    news: {
      message: {
        subject: 'رسائل جديدة بانتظارك في رفيق',
        text: 'وصلتك في رفيق رسائل لم تُقرأ بعد.',
        button: 'فتح المحادثات',
      },
      contact: {
        subject: 'تواصل جديد معك في رفيق',
        text: 'تواصل معك في رفيق أحد المتوافقين معك، والرد متاح من المحادثات.',
        button: 'فتح المحادثات',
      },
      reminder: {
        subject: 'تواصل ينتظر ردّك في رفيق',
        text: 'تواصل معك في رفيق أحد المتوافقين معك قبل أسبوع ولم يصله رد بعد. تكفي رسالة قصيرة أو اعتذار لطيف، ولن يتكرر هذا التذكير.',
        button: 'عرض من ينتظر ردّك',
      },
      matches: {
        subject: 'متوافقون جدد معك في رفيق',
        text: 'انضم إلى رفيق هذا الأسبوع من يتوافق معك.',
        button: 'عرض المتوافقين',
      },
    },
    several: 'جديدك في رفيق',
    reason:
      'وصلك هذا البريد لأن التنبيهات مفعّلة في حسابك. حفاظًا على الخصوصية، لا نذكر في البريد أسماء ولا محتوى.',
    unsubscribe: 'إيقاف هذه التنبيهات',
  },
  en: {
    greeting: 'Hello,',
    news: {
      message: {
        subject: 'New messages are waiting for you on Rafiq',
        text: 'You have messages on Rafiq that you have not read yet.',
        button: 'Open your chats',
      },
      contact: {
        subject: 'Somebody contacted you on Rafiq',
        text: 'One of your matches contacted you on Rafiq. You can answer in your chats.',
        button: 'Open your chats',
      },
      reminder: {
        subject: 'A contact is waiting for your answer on Rafiq',
        text: 'One of your matches contacted you on Rafiq a week ago and has no answer yet. A short message or a kind no is enough, and we will not remind you again.',
        button: 'See who is waiting',
      },
      matches: {
        subject: 'New matches for you on Rafiq',
        text: 'People who match you joined Rafiq this week.',
        button: 'See your matches',
      },
    },
    several: 'What is new for you on Rafiq',
    reason:
      'You get this mail because notices are on in your account. To keep things private, our mails say no names and no content.',
    unsubscribe: 'Stop these notices',
  },
}

/** What a member hears while away, as subject, plain text and HTML: that there is something, not who and what. */
export function renderAwayNotice(content: AwayNoticeContent): RenderedMail {
  const { news: told, language, publicUrl, unsubscribe, supportEmail } = content
  const { greeting, news, several, reason, unsubscribe: stop } = texts[language]
  const [first = 'message', ...others] = told
  const lines = told.map((one) => news[one].text)
  const link = new URL(noticePages[first], publicUrl).href
  const soft = 'font-size:14px;margin-bottom:4px'
  return frameMail({
    language,
    subject: others.length === 0 ? news[first].subject : several,
    preview: lines.join(' '),
    supportEmail,
    text: [greeting, ...lines, `${news[first].button}:\n${link}`, reason, `${stop}:\n${unsubscribe}`],
    content: [
      mailParagraph(language, html`<strong>${greeting}</strong>`),
      ...lines.map((line) => mailParagraph(language, line)),
      mailButton(link, news[first].button),
      html`<div class="soft" style="color:#55615C">
      ${mailParagraph(language, reason, soft)}
      ${mailParagraph(language, html`<a href="${unsubscribe}" class="brand" style="color:#1F5B4A">${stop}</a>`, 'font-size:14px;margin-bottom:0')}
    </div>`,
    ],
  })
}
