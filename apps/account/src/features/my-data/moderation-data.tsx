import { pauseReasons, type StaffPause } from '@rafiq/contracts/members'
import { noticeText } from '@rafiq/contracts/moderation'
import type { MemberExport } from '@rafiq/contracts/personal-data'
import { Moment, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/lists.tsx'

/** Whom the member blocked, and when that was lifted. Who blocked the member is told to nobody. */
export function BlocksData({ blocks }: { blocks: MemberExport['blocks'] }) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('blocked.title')} lead={t('data.blockCount', { count: blocks.length })}>
      {blocks.length > 0 && (
        <ol className="divide-y divide-line">
          {blocks.map(({ id, name, blockedAt, liftedAt }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{name ?? t('blocked.nameless')}</bdi>
              </p>
              <p className="text-sm text-soft">
                {t('data.blockedAt')} <Moment at={blockedAt} />
                {liftedAt && (
                  <>
                    {' · '}
                    {t('data.liftedAt')} <Moment at={liftedAt} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** What the member reported. Who reported the member is told to nobody. */
export function ReportsData({ reports }: Pick<MemberExport['moderation'], 'reports'>) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Section title={t('reports.title')} lead={t('data.reportCount', { count: reports.length })}>
      <FirstFew items={reports} keyOf={({ id }) => id}>
        {({ at, subject, name, category, words, status }) => (
          <>
            <p className="font-semibold wrap-anywhere">
              {t(`reports.about.${subject}`, { name: name ?? t('reports.nameless') })}
            </p>
            {words !== '' && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {words}
              </p>
            )}
            <p className="text-sm text-soft">
              {t(`common:reportCategory.${category}`)} · {t(`reports.status.${status}`)} · <Moment at={at} />
            </p>
          </>
        )}
      </FirstFew>
    </Section>
  )
}

/** What the team wrote to the member, and when it was read. */
export function NoticesData({ notices }: Pick<MemberExport['moderation'], 'notices'>) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <Section title={t('notices.title')} lead={t('data.noticeCount', { count: notices.length })}>
      <FirstFew items={notices} keyOf={({ id }) => id}>
        {({ at, template, until, words, readAt }) => {
          const { title, text } = noticeText(template, language, until)
          return (
            <>
              <p className="font-semibold">{title}</p>
              <p>{text}</p>
              {words !== null && (
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {words}
                </p>
              )}
              <p className="text-sm text-soft">
                <Moment at={at} />
                {readAt && (
                  <>
                    {' · '}
                    {t('data.readAt')} <Moment at={readAt} />
                  </>
                )}
              </p>
            </>
          )
        }}
      </FirstFew>
    </Section>
  )
}

/** What the team did with this account: pauses, with why and until when, their ends, and changes of the role. */
export function StaffActionsData({ actions }: Pick<MemberExport['moderation'], 'actions'>) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.staffTitle')} lead={t('data.staffCount', { count: actions.length })}>
      <FirstFew items={actions} keyOf={({ action, at }) => `${action} ${at}`}>
        {(entry) => {
          const pause = staffPauseOf(entry)
          return (
            <>
              <p className="font-semibold">
                {t(`data.staff.${entry.action}`, { defaultValue: entry.action })}
              </p>
              <p className="text-sm text-soft">
                <Moment at={entry.at} />
              </p>
              {pause && (
                <p>
                  {t('privacy.pause.reason', { reason: t(`privacy.pause.reasons.${pause.reason}`) })}
                  {pause.until !== null && (
                    <>
                      {' '}
                      {t('data.pausedUntil')} <Moment at={pause.until} />
                    </>
                  )}
                </p>
              )}
            </>
          )
        }}
      </FirstFew>
    </Section>
  )
}

type StaffAction = MemberExport['moderation']['actions'][number]

/** Why the team paused the account and until when, as the entry has it; null where it tells no such thing. */
export function staffPauseOf({ action, details }: StaffAction): StaffPause | null {
  if (action !== 'member.paused') return null
  const reason = pauseReasons.find((known) => known === details.reason)
  if (!reason) return null
  return { reason, until: typeof details.until === 'string' ? details.until : null }
}
