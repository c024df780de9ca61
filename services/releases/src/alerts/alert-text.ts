import type { AlertCause, Language } from '@rafiq/platform-contracts'
import type { Happening } from './alert-cause.ts'

export interface AlertText {
  readonly subject: string
  readonly text: string
}

/** Minutes that figures of an alert are about. */
export const recentMinutes = 15

/** A name, a version or a reason among words that run the other way. */
const isolate = (text: string): string => `\u2068${text}\u2069`

type Words = Readonly<{
  subjects: Readonly<Record<AlertCause, (what: string) => string>>
  happened: Readonly<Record<AlertCause, string>>
  figures: (pages: string, of: string) => string
  reason: (reason: string) => string
  quiet: string
}>

const words: Readonly<Record<Language, Words>> = {
  en: {
    subjects: {
      'canary-ended': (what) => `Canary ended: ${what}`,
      'fallback-used': (what) => `Visitors get the fallback: ${what}`,
      'version-yanked': (what) => `Version yanked: ${what}`,
      'errors-above': (what) => `Too many errors: ${what}`,
    },
    happened: {
      'canary-ended': 'It failed more often than stable, and was rolled back. Everybody gets stable again.',
      'fallback-used': 'It fails in pages, which show the last healthy version in its place.',
      'version-yanked': 'It is out of every page, and its files are gone for good.',
      'errors-above': 'More of its page loads fail than may.',
    },
    figures: (pages, of) => `${pages} of ${of} page loads in the last ${recentMinutes} minutes.`,
    reason: (reason) => `Reason: ${reason}`,
    quiet: 'While this lasts you are told again after six hours, not before.',
  },
  ar: {
    subjects: {
      'canary-ended': (what) => `انتهى الإصدار التجريبي: ${what}`,
      'fallback-used': (what) => `الزوّار على الإصدار الاحتياطي: ${what}`,
      'version-yanked': (what) => `سُحب الإصدار: ${what}`,
      'errors-above': (what) => `أخطاء كثيرة: ${what}`,
    },
    happened: {
      'canary-ended': 'تعطّل أكثر من الإصدار المستقر، فأُعيد الجميع إلى المستقر.',
      'fallback-used': 'يتعطّل في الصفحات، فتعرض آخر إصدار سليم بدلًا منه.',
      'version-yanked': 'لم يعد في أي صفحة، وحُذفت ملفاته نهائيًا.',
      'errors-above': 'نسبة الصفحات التي يتعطّل فيها أعلى من المسموح.',
    },
    figures: (pages, of) => `عدد الصفحات: ${pages} من ${of} في آخر ${recentMinutes} دقيقة.`,
    reason: (reason) => `السبب: ${reason}`,
    quiet: 'إن استمرّ ذلك نذكّرك بعد ست ساعات، لا قبلها.',
  },
}

/** What a team reads. */
export function alertText(
  { remote, version, cause, reason, figures }: Happening,
  language: Language,
): AlertText {
  const { subjects, happened, ...more } = words[language]
  const what = isolate(`${remote} ${version}`)
  const lasts = cause === 'fallback-used' || cause === 'errors-above'
  const text = [
    `${what}`,
    happened[cause],
    ...(figures ? [more.figures(isolate(String(figures.pages)), isolate(String(figures.of)))] : []),
    ...(reason !== null ? [more.reason(isolate(reason))] : []),
    ...(lasts ? [more.quiet] : []),
  ].join('\n')
  return { subject: subjects[cause](what), text }
}
