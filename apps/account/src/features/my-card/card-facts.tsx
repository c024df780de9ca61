import type { UserProfile } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Bath, BedDouble, Building2, Wallet } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** Budget, apartment and the two sharing preferences, in the words of a match's card. */
export function CardFacts({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation(['account', 'common'])
  const { budget, hasApartment, roomSharing, bathroomSharing } = profile
  return (
    <dl className="space-y-2 rounded-control bg-sunken p-4">
      {budget && (
        <CardFact icon={<Wallet />} term={t('card.budget')}>
          {t(`common:budget.${budget}`)}
        </CardFact>
      )}
      {hasApartment && (
        <CardFact icon={<Building2 />} term={t('card.apartment')}>
          {t(hasApartment === 'have-apartment' ? 'common:apartment.yes' : 'common:apartment.no')}
        </CardFact>
      )}
      {roomSharing && (
        <CardFact icon={<BedDouble />} term={t('card.room')}>
          {t(`common:roomSharing.${roomSharing}`)}
        </CardFact>
      )}
      {bathroomSharing && (
        <CardFact icon={<Bath />} term={t('card.bathroom')}>
          {t(`common:bathroomSharing.${bathroomSharing}`)}
        </CardFact>
      )}
    </dl>
  )
}

/** The words say which fact it is; the term is for those who don't see the icon. */
function CardFact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="mt-1 shrink-0 text-palm [&_svg]:size-5">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  )
}
