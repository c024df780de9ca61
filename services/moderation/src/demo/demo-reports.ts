import type { EvidenceMessage, ReportCategory } from '@rafiq/contracts'

const hour = 3_600_000

/** An id that is the same on every machine, like those of the demo members. */
const demoId = (group: string, number: number): string =>
  `01941f29-7c00-7000-${group}-${number.toString(16).padStart(12, '0')}`
/** Of `memberNNN@rafiq.test`. */
const memberId = (number: number): string => demoId('8000', number + 4)

export interface DemoReport {
  id: string
  at: Date
  kind: 'profile' | 'message'
  aboutId: string
  subjectId: string
  reporterId: string
  category: ReportCategory
  words: string
  messages: EvidenceMessage[]
}

type Line = readonly [EvidenceMessage['from'], string]

interface Story {
  hours: number
  reporter: number
  subject: number
  category: ReportCategory
  words: string
  lines?: readonly Line[]
}

/** Each about somebody else, by one person: nobody is under review. The last line of a conversation is what was reported. */
const stories: readonly Story[] = [
  {
    hours: 30,
    reporter: 1,
    subject: 3,
    category: 'fraud',
    words: 'طلب تحويل عربون قبل معاينة الشقة، ولما رفضت أصرّ وقال إن غيري مستعد يدفع.',
  },
  {
    hours: 21,
    reporter: 2,
    subject: 4,
    category: 'fake-profile',
    words: 'The photo is of somebody famous, and the details changed twice in a day.',
  },
  {
    hours: 6,
    reporter: 5,
    subject: 7,
    category: 'harassment',
    words: 'أسلوب غير مقبول بعد ما اعتذرت منه.',
    lines: [
      ['subject', 'متى تجي تشوف الغرفة؟'],
      ['reporter', 'أعتذر، لقيت سكن ثاني. الله يوفقك.'],
      ['subject', 'ضيّعت وقتي، ما عندك كلمة ولا احترام.'],
    ],
  },
  {
    hours: 2,
    reporter: 6,
    subject: 8,
    category: 'other',
    words: 'يعرض عليّ إعلانات خدمات نقل في كل رسالة.',
  },
]

/** The reports that the demo moderator finds in the queue, made in the hours before `now`. */
export function demoReports(now: Date): DemoReport[] {
  return stories.map(({ hours, reporter, subject, category, words, lines = [] }, index) => {
    const at = new Date(now.getTime() - hours * hour)
    const messages = lines.map(([from, content], line) => ({
      id: demoId('8002', index * 16 + line),
      from,
      content,
      at: new Date(at.getTime() - (lines.length - line) * 60_000).toISOString(),
      reported: line === lines.length - 1,
    }))
    const message = messages.at(-1)
    return {
      id: demoId('8001', index),
      at,
      kind: message ? 'message' : 'profile',
      aboutId: message?.id ?? memberId(subject),
      subjectId: memberId(subject),
      reporterId: memberId(reporter),
      category,
      words,
      messages,
    }
  })
}
