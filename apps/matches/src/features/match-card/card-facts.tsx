import type { MatchCard } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Bath, BedDouble, Building2, Wallet } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** Budget, apartment and the two sharing preferences, each with an icon and its words. */
export function CardFacts({ match }: { match: MatchCard }) {
  const { t } = useTranslation(['matches', 'common'])
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-control bg-sunken p-4 sm:grid-cols-2">
      <Fact icon={<Wallet />} term={t('card.budget')}>
        {t(`common:budget.${match.budget}`)}
      </Fact>
      <Fact icon={<Building2 />} term={t('card.apartment')}>
        {t(`common:apartment.${match.hasApartment}`)}
      </Fact>
      <Fact icon={<BedDouble />} term={t('card.room')}>
        {t(`common:roomSharing.${match.roomSharing}`)}
      </Fact>
      <Fact icon={<Bath />} term={t('card.bathroom')}>
        {t(`common:bathroomSharing.${match.bathroomSharing}`)}
      </Fact>
    </dl>
  )
}

function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <dt className="col-start-2 text-sm text-soft">{term}</dt>
      <dd className="col-start-2 tabular-nums">{children}</dd>
      <span aria-hidden="true" className="col-start-1 row-start-1 mt-0.5 text-palm [&_svg]:size-5">
        {icon}
      </span>
    </div>
  )
}
