import { placeName } from '@rafiq/contracts/questionnaire'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { MapPin } from '@rafiq/ui'
import type { ReactNode } from 'react'
import type { ShownMember } from './shown-member.ts'

type CardHeadProps = {
  member: ShownMember
  name: string
  heading: 'h2' | 'h3'
  headingId: string
  score: ReactNode
  menu: ReactNode
}

/** Name, age, gender and place, with the score beside them and the menu in the corner. */
export function CardHead({ member, name, heading: Heading, headingId, score, menu }: CardHeadProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { age, gender, location, area } = member
  const place = placeName(location, area, language)
  const about = [
    age === null ? null : t('words.years', { count: age }),
    gender && t(`gender.${gender}`),
  ].filter(Boolean)
  return (
    // Wraps only with letters so large that the name would have no room beside the score.
    <header className="flex flex-wrap items-start gap-x-3 gap-y-4">
      <div className="min-w-0 grow basis-28">
        {/* The dots of an Arabic name need their room on an English page too. */}
        <Heading id={headingId} className="text-xl leading-[1.7] font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </Heading>
        <p className="tabular-nums">{about.join(' · ')}</p>
        {place && (
          <p className="flex items-start gap-1.5 text-soft">
            <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
            {place}
          </p>
        )}
      </div>
      {score}
      {menu && <div className="-ms-3 -me-3 -mt-2 flex shrink-0 flex-col">{menu}</div>}
    </header>
  )
}
