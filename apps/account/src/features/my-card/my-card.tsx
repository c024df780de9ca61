import type { UserProfile } from '@rafiq/contracts'
import { placeName } from '@rafiq/contracts'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Card, EyeOff, MapPin } from '@rafiq/ui'
import { useId } from 'react'
import { Bio } from './bio.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardPhone } from './card-phone.tsx'
import { LifestyleBadges } from './lifestyle-badges.tsx'

/** What others can see about the member, exactly as they see it (look); never e-mail or nationality. */
export function MyCard({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account')
  const titleId = useId()
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
      <CardAsSeen profile={profile} />
    </section>
  )
}

function CardAsSeen({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const nameId = useId()
  const about = [
    profile.age === null ? null : t('common:words.years', { count: profile.age }),
    profile.gender && t(`common:gender.${profile.gender}`),
  ].filter(Boolean)
  return (
    <Card as="article" flush aria-labelledby={nameId} className="overflow-hidden">
      {profile.photoUrl && (
        <img
          src={profile.photoUrl}
          alt={t('card.photoAlt')}
          decoding="async"
          className="aspect-2/1 w-full bg-sunken object-cover"
        />
      )}
      <div className="space-y-5 p-5">
        <header>
          <h3 id={nameId} className="text-xl font-semibold wrap-anywhere">
            <bdi>{profile.name}</bdi>
          </h3>
          <p className="mt-1 tabular-nums">{about.join(' · ')}</p>
          {profile.location && (
            <p className="mt-1 flex items-start gap-1.5 text-soft">
              <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
              {placeName(profile.location, profile.area, language)}
            </p>
          )}
        </header>
        <CardFacts profile={profile} />
        {profile.lifestyle && <LifestyleBadges lifestyle={profile.lifestyle} />}
        {profile.bio && <Bio text={profile.bio} />}
      </div>
      <footer className="border-t border-line p-5">
        <CardPhone phone={profile.phone} shared={profile.phoneShareConsent} />
      </footer>
    </Card>
  )
}
