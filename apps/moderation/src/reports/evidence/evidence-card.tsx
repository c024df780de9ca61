import type { ReportEvidence } from '@rafiq/contracts'
import { MemberCard } from '@rafiq/match-card'
import { useTranslation } from '@rafiq/platform/i18n'
import { isolateName } from '../isolate.ts'

type EvidenceCardProps = { card: NonNullable<ReportEvidence['card']>; photo: string | null }

/** The profile as matches saw it, its number left out. */
export function EvidenceCard({ card, photo }: EvidenceCardProps) {
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
