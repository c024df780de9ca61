import type { EvidenceMessage, ReportCategory } from '@rafiq/contracts/moderation'

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
    words: 'طلبت تحويل عربون قبل معاينة الشقة، ولما رفضت أصرّت وقالت إن غيري مستعدة تدفع.',
  },
  {
    hours: 21,
    reporter: 2,
    subject: 4,
    category: 'fake-profile',
    words: 'غيّر بياناته مرتين في يوم واحد، واسمه في واتساب غير الاسم المكتوب هنا.',
  },
  {
    hours: 6,
    reporter: 5,
    subject: 7,
    category: 'harassment',
    words: 'She became rude as soon as I said that I had found another room.',
    lines: [
      ['subject', 'So when are you coming to see the room?'],
      ['reporter', 'I am sorry, I have found another one. All the best with yours!'],
      ['subject', 'You wasted my whole week. People like you have no word and no respect.'],
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
