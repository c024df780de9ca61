import { useTranslation } from '@rafiq/platform/i18n'
import { Bath, BedDouble, Building2, Wallet } from '@rafiq/ui'
import type { ReactNode } from 'react'
import type { ShownMember } from './shown-member.ts'

/** Budget, apartment and the two sharing preferences, each with an icon and its words. */
export function CardFacts({ member }: { member: ShownMember }) {
  const { t } = useTranslation('common')
  const { budget, gender, hasApartment, roomSharing, bathroomSharing } = member
  return (
    <dl className="space-y-1 rounded-control bg-sunken px-4 py-3">
      <Fact icon={<Wallet />} term={t('card.budget')}>
        {budget && t(`budget.${budget}`)}
      </Fact>
      <Fact icon={<Building2 />} term={t('card.apartment')}>
        {hasApartment && gender && t(`apartment.${hasApartment}.${gender}`)}
      </Fact>
      <Fact icon={<BedDouble />} term={t('card.room')}>
        {roomSharing && t(`roomSharing.${roomSharing}`)}
      </Fact>
      <Fact icon={<Bath />} term={t('card.bathroom')}>
        {bathroomSharing && t(`bathroomSharing.${bathroomSharing}`)}
      </Fact>
    </dl>
  )
}

/** The words say which fact it is; the term is for those who don't see the icon. */
function Fact({ icon, term, children }: { icon: ReactNode; term: string; children: string | null }) {
  if (children === null) return null
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
