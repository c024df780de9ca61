import { type AgreementSections, type AgreementTopic, agreementTopics } from '@rafiq/contracts/chat'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { visible } from '@rafiq/platform-contracts'
import { ReceivedScamNote } from '../../shared/scam-note.tsx'
import type { Names } from './answers.ts'
import { LeaseNote } from './lease-note.tsx'

/** A version as it is read. */
export type ShownVersion = {
  version: number
  sections: AgreementSections
  savedAt: string | null
  /** When the second of the two approved it. */
  agreedAt: string | null
}

type AgreementSheetProps = {
  shown: ShownVersion
  names: Names
  /** The other one wrote it last: what reads as frauds do is warned of. */
  received: boolean
}

/** The sheet to read; printed, it is all there is, on one page of A4 where the texts are as long as most. */
export function AgreementSheet({ shown, names, received }: AgreementSheetProps) {
  const { t } = useTranslation('agreement')
  const { date } = useFormat()
  return (
    <article
      aria-label={t('agreement:sheet.version', { version: shown.version })}
      className="rounded-card border border-line bg-raised p-5 sm:p-6 print:border-0 print:bg-transparent print:p-0"
    >
      <PrintedHead shown={shown} names={names} />
      <dl className="space-y-5 print:space-y-3">
        {agreementTopics.map((topic) => (
          <Topic key={topic} topic={topic} text={shown.sections[topic]} received={received} />
        ))}
      </dl>
      <footer className="mt-6 border-t border-line pt-4 print:break-inside-avoid">
        <p className="mb-2 hidden print:block">
          {shown.agreedAt
            ? t('agreement:sheet.agreed', { date: date(shown.agreedAt) })
            : t('agreement:sheet.notAgreed')}
        </p>
        <LeaseNote />
      </footer>
    </article>
  )
}

type TopicProps = { topic: AgreementTopic; text: string; received: boolean }

/** What was written of one topic; on paper stands only what was. */
function Topic({ topic, text, received }: TopicProps) {
  const { t } = useTranslation('agreement')
  const written = visible.test(text)
  return (
    <div className={written ? 'print:break-inside-avoid' : 'print:hidden'}>
      <dt className="font-semibold">{t(`agreement:topics.${topic}`)}</dt>
      <dd>
        {written ? (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
            {text}
          </p>
        ) : (
          <p className="text-soft">{t('agreement:sheet.blank')}</p>
        )}
        {received && (
          <div className="print:hidden">
            <ReceivedScamNote content={text} />
          </div>
        )}
      </dd>
    </div>
  )
}

/** What the page around says on a screen: whose sheet it is, and which. */
function PrintedHead({ shown: { version, savedAt }, names }: Pick<AgreementSheetProps, 'shown' | 'names'>) {
  const { t } = useTranslation(['agreement', 'common'])
  const { date } = useFormat()
  return (
    <header className="mb-5 hidden border-b border-line pb-3 print:block">
      <p className="text-soft">{t('common:brand')}</p>
      <p className="text-2xl font-semibold">{t('agreement:title')}</p>
      <p>
        <bdi>{t('agreement:sheet.between', names)}</bdi>
      </p>
      {savedAt && <p className="text-soft">{t('agreement:sheet.date', { version, date: date(savedAt) })}</p>}
    </header>
  )
}
