import type { MemberCard as Card } from '@rafiq/contracts/moderation'
import { CardPhone, MemberCard } from '@rafiq/match-card'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'

/** The profile exactly as matches see it; staff have none. */
export function ProfileCard({ card, email }: { card: Card | null; email: string }) {
  const { t } = useTranslation('moderation')
  const name = card?.name ?? email
  return (
    <Section title={t('detail.profile')} lead={t('detail.profileLead')}>
      {card ? (
        <MemberCard member={card} name={name} heading="h3" photoAlt={t('detail.photo', { name })}>
          <CardPhone phone={card.phone} hidden={t('detail.noPhone')} />
        </MemberCard>
      ) : (
        <p className="text-soft">{t('detail.noProfile')}</p>
      )}
    </Section>
  )
}
