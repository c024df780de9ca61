import type { EvidenceMessage, ModeratorReportDetail, ReportEvidence } from '@rafiq/contracts/moderation'
import { MemberCard } from '@rafiq/match-card'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Section, TriangleAlert } from '@rafiq/ui'
import { isolateName } from '../../shared/isolate.ts'

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

type EvidenceCardProps = { card: NonNullable<ReportEvidence['card']>; photo: string | null }

/** The profile as matches saw it, its number left out. */
function EvidenceCard({ card, photo }: EvidenceCardProps) {
  const { t } = useTranslation('moderation')
  const name = card.name ?? t('reports.people.gone')
  return (
    <MemberCard
      member={{ ...card, photoUrl: photo }}
      name={name}
      heading="h3"
      photoAlt={t('reports.evidence.photo', { name: isolateName(name) })}
    >
      <p className="text-sm text-soft">{t('reports.evidence.noPhone')}</p>
    </MemberCard>
  )
}

type EvidenceMessagesProps = Pick<ModeratorReportDetail, 'subject' | 'reporter'> & {
  messages: readonly EvidenceMessage[]
}

/** The reported message between those that stood around it. */
function EvidenceMessages({ messages, subject, reporter }: EvidenceMessagesProps) {
  const { t } = useTranslation('moderation')
  const names = { subject: subject.name, reporter: reporter?.name }
  return (
    <ol aria-label={t('reports.evidence.messages')} className="space-y-3">
      {messages.map(({ id, from, content, at, reported }) => (
        <li
          key={id}
          className={`w-fit max-w-[88%] rounded-card px-4 py-3 ${from === 'reporter' ? 'ms-auto' : ''} ${reported ? 'border-2 border-clay bg-clay-tint' : 'border border-line bg-sunken'}`}
        >
          {reported && (
            <Badge tone="clay" icon={<TriangleAlert aria-hidden="true" />} className="-ms-1 mb-1 bg-raised">
              {t('reports.evidence.reported')}
            </Badge>
          )}
          <p className={`text-sm wrap-anywhere ${reported ? 'text-ink' : 'text-soft'}`}>
            <bdi>{names[from] ?? t('reports.people.gone')}</bdi> · {t(`reports.evidence.from.${from}`)}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {content}
          </p>
          <p className={`mt-1 text-sm ${reported ? 'text-ink' : 'text-soft'}`}>
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
