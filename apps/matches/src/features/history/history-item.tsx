import { limits } from '@rafiq/contracts'
import type { Connection } from '@rafiq/contracts/connections'
import { cities } from '@rafiq/contracts/questionnaire'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { Language } from '@rafiq/platform-contracts'
import { SafetyMenu } from '@rafiq/safety'
import { Button, Card, MapPin } from '@rafiq/ui'
import { type ReactNode, useId } from 'react'
import { isOpen, isSettled } from '../../shared/contact-status.ts'
import { OpenChat } from '../../shared/open-chat.tsx'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { StatusBadge } from '../../shared/status-badge.tsx'
import { durationOf } from './duration.ts'

/** Milliseconds. */
const reminderTime = limits.contactReminderDays * 24 * 60 * 60 * 1000

/** One contact: with whom, how far, and when what happened (spec §2, §3). */
export function HistoryItem({ connection }: { connection: Connection }) {
  const { t } = useTranslation(['matches', 'common'])
  const language = useLanguage()
  const headingId = useId()
  const { userId, matchedUserId, status, matchedUser } = connection
  const name = matchedUser.name ?? t('card.nameless')
  return (
    <Card as="article" aria-labelledby={headingId} className="space-y-4">
      <div className="flex items-start gap-2">
        <header className="flex min-w-0 grow flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 id={headingId} className="text-lg font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            <p className="flex flex-wrap items-center gap-x-3 text-soft">
              {matchedUser.age !== null && <span>{t('common:words.years', { count: matchedUser.age })}</span>}
              {matchedUser.location !== null && (
                <span className="inline-flex items-center gap-1.5">
                  <MapPin aria-hidden="true" className="size-5 shrink-0" />
                  {cityName(matchedUser.location, language)}
                </span>
              )}
            </p>
          </div>
          <StatusBadge status={status} />
        </header>
        <SafetyMenu
          person={{ id: matchedUserId, name }}
          onBlocked={() => outcomeQuestions.drop({ matchedUserId })}
          className="-me-3 -mt-2"
        />
      </div>
      <Times connection={connection} />
      {status === 'declined' && <p className="text-soft">{t('history.declined')}</p>}
      <Expiry connection={connection} />
      {status !== 'failed' && status !== 'declined' && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {isOpen(status) && (
            <Button
              variant="secondary"
              onClick={() => outcomeQuestions.ask({ userId, matchedUserId, due: 0 })}
            >
              {t('outcome.tell')}
            </Button>
          )}
          <OpenChat matchedUserId={matchedUserId} />
        </div>
      )}
    </Card>
  )
}

/** That the place is free again, or when it will be, told once that is near. */
function Expiry({ connection: { status, expiresAt } }: { connection: Connection }) {
  const { t } = useTranslation('matches')
  const { date } = useFormat()
  if (status === 'expired') {
    return <p className="text-soft">{t('history.expired', { count: limits.contactDays })}</p>
  }
  if (expiresAt === null || Date.parse(expiresAt) - Date.now() >= reminderTime) return null
  return <p className="text-soft">{t('history.expiresSoon', { date: date(expiresAt) })}</p>
}

function Times({ connection }: { connection: Connection }) {
  const { t } = useTranslation('matches')
  const { date, time } = useFormat()
  const { status, contactedAt, respondedAt, responseMinutes } = connection
  const answeredAt = respondedAt ?? connection.answeredAt
  const took = responseMinutes === null ? null : durationOf(responseMinutes)
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact term={t('history.contactedAt')}>
        {t('history.moment', { date: date(contactedAt), time: time(contactedAt) })}
      </Fact>
      <Fact term={isSettled(status) ? t(`history.outcome.${status}`) : t('history.response')}>
        {answeredAt && t('history.moment', { date: date(answeredAt), time: time(answeredAt) })}
        {!answeredAt && t(isOpen(status) ? 'history.awaiting' : 'history.unknown')}
      </Fact>
      {took && (
        <Fact term={t('history.responseTime')}>
          {t(`history.duration.${took.unit}`, { count: took.count })}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

/** A city by its key; what the catalogue does not have is shown as it is. */
const cityName = (location: string, language: Language): string =>
  cities.find(({ key }) => key === location)?.[language] ?? location
