import { linkTo, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Card } from '@rafiq/ui'
import { useId } from 'react'
import type { NextStep } from './next-step.ts'

const pages = {
  answers: 'questionnaire',
  verify: 'verifyEmail',
  resume: 'account',
  contact: 'matches',
  widen: 'questionnaire',
  work: 'moderator',
  releases: 'releases',
  outcome: 'connections',
  expiring: 'connections',
  reply: 'connections',
} as const

const targetOf = (step: NextStep) =>
  step.kind === 'answer' ? linkTo('chatRoom', { roomId: step.room.id }) : linkTo(pages[step.kind])

const isAboutContact = (step: NextStep): step is Extract<NextStep, { kind: 'expiring' | 'outcome' }> =>
  step.kind === 'expiring' || step.kind === 'outcome'

/** Whom it is about; null where nobody is named. */
function nameIn(step: NextStep): string | null {
  if (step.kind === 'answer') return step.room.otherUser.name
  if (step.kind === 'reply') return step.contact.member.name
  return isAboutContact(step) ? step.contact.matchedUser.name : null
}

/** The one filled button of the page. */
export function NextStepCard({ step }: { step: NextStep }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const name = nameIn(step)
  const { date } = useFormat()
  const about = step.kind === 'answer' || step.kind === 'reply' || isAboutContact(step)
  const expiresAt = isAboutContact(step) && step.contact.expiresAt
  const key = about && name === null ? (`${step.kind}NoName` as const) : step.kind
  return (
    <Card as="section" aria-labelledby={id}>
      <p className="text-sm font-semibold text-soft">{t('dashboard:next')}</p>
      <h2 id={id} className="mt-1 text-xl font-semibold">
        {t(`dashboard:step.${key}.title`, { name })}
      </h2>
      <p className="mt-2 max-w-text text-soft">
        {t(`dashboard:step.${key}.text`, { date: expiresAt ? date(expiresAt) : '' })}
      </p>
      <ButtonLink asChild size="lg" className="mt-5 max-sm:w-full">
        <Link to={targetOf(step)}>{t(`dashboard:step.${key}.action`)}</Link>
      </ButtonLink>
    </Card>
  )
}
