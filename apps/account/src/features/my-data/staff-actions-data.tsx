import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/first-few.tsx'
import { Moment } from './moment.tsx'
import { toldPause } from './told-pause.ts'

/** What the team did with this account: pauses, with why and until when, their ends, and changes of the role. */
export function StaffActionsData({ actions }: Pick<MemberExport['moderation'], 'actions'>) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.staffTitle')} lead={t('data.staffCount', { count: actions.length })}>
      <FirstFew items={actions} keyOf={({ action, at }) => `${action} ${at}`}>
        {(entry) => {
          const pause = toldPause(entry)
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
