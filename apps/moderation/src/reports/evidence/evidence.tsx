import type { ModeratorReportDetail } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { Moment } from '../../shared/moment.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { EvidenceMessages } from './evidence-messages.tsx'

/** What was reported, as it was at that moment: whatever changed since, this stays. */
export function Evidence({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation('moderation')
  const { evidence, kind, subject, reporter } = report
  if (evidence === null)
    return (
      <Section title={t('reports.evidence.title')}>
        <p className="text-soft">{t('reports.evidence.none')}</p>
      </Section>
    )
  const { at, card, photo, messages } = evidence
  return (
    <Section
      title={t('reports.evidence.title')}
      lead={
        <>
          {t('reports.evidence.lead')} <Moment at={at} />
        </>
      }
    >
      <div className="space-y-5">
        {kind === 'message' && <EvidenceMessages messages={messages} subject={subject} reporter={reporter} />}
        {card &&
          (kind === 'profile' ? (
            <EvidenceCard card={card} photo={photo} />
          ) : (
            <details>
              <summary className="flex min-h-11 items-center text-palm">{t('reports.evidence.card')}</summary>
              <EvidenceCard card={card} photo={photo} />
            </details>
          ))}
        {!card && kind === 'profile' && <p className="text-soft">{t('reports.evidence.noCard')}</p>}
      </div>
    </Section>
  )
}
