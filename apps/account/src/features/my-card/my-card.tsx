import { usePhotoLinks, useProfile } from '@rafiq/app-kit'
import type { UserProfile } from '@rafiq/contracts/members'
import { CardPhone, MemberCard, type ShownMember } from '@rafiq/match-card'
import { useTranslation } from '@rafiq/platform/i18n'
import { EyeOff } from '@rafiq/ui'
import { useId } from 'react'

/** What matches see of a profile: the phone only with consent (spec §1), the apartment as yes or no. */
const asSeen = (profile: UserProfile): ShownMember & { phone: string | null } => ({
  ...profile,
  hasApartment: profile.hasApartment && (profile.hasApartment === 'have-apartment' ? 'yes' : 'no'),
  phone: profile.phoneShareConsent ? profile.phone : null,
})

/** What others can see about the member, exactly as they see it (look); never e-mail or nationality. */
export function MyCard({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account')
  const titleId = useId()
  const member = asSeen(profile)
  const photoLinks = usePhotoLinks(useProfile())
  return (
    <section aria-labelledby={titleId} className="space-y-4">
      <div>
        <h2 id={titleId} className="text-xl font-semibold">
          {t('card.title')}
        </h2>
        <p className="mt-1 text-sm text-soft">{t('card.lead')}</p>
      </div>
      {!profile.isActive && (
        <p className="flex items-start gap-2 text-sm">
          <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
          {t('card.hidden')}
        </p>
      )}
      <MemberCard
        member={member}
        name={profile.name ?? ''}
        heading="h3"
        photoAlt={t('card.photoAlt')}
        photoLinks={photoLinks}
      >
        <CardPhone phone={member.phone} hidden={t('card.noPhone')} />
      </MemberCard>
    </section>
  )
}
