import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/first-few.tsx'
import { Moment } from './moment.tsx'

/** What the team did with this account, and when it looked at it. */
export function StaffActionsData({ actions }: Pick<MemberExport['moderation'], 'actions'>) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.staffTitle')} lead={t('data.staffCount', { count: actions.length })}>
      <FirstFew items={actions} keyOf={({ action, at }) => `${action} ${at}`}>
        {({ action, at }) => (
          <>
            <p className="font-semibold">{t(`data.staff.${action}`, { defaultValue: action })}</p>
            <p className="text-sm text-soft">
              <Moment at={at} />
            </p>
          </>
        )}
      </FirstFew>
    </Section>
  )
}
