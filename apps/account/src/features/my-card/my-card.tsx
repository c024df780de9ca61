import type { UserProfile } from '@rafiq/contracts'
import { CardPhone, MemberCard } from '@rafiq/match-card'
import { useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { usePhotoLinks } from '@rafiq/platform/query'
import { EyeOff } from '@rafiq/ui'
import { useId } from 'react'
import { asSeen } from './as-seen.ts'

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
