import { type AwayNotices, defaultAwayNotices } from '@rafiq/contracts/members'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { SelectField, Switch } from '@rafiq/ui'
import { hourLabel } from '../../shared/hour-label.ts'
import { useAwayNoticesChange } from './use-away-notices.ts'

type Hours = NonNullable<AwayNotices['quietHours']>

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When nothing is sent, in hours of Riyadh. */
export function QuietHours({ quietHours }: Pick<AwayNotices, 'quietHours'>) {
  const { t } = useTranslation('account')
  const { mutate, isPending } = useAwayNoticesChange()
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <Switch
        label={t('away.quiet.label')}
        description={t('away.quiet.text')}
        checked={quietHours !== null}
        aria-busy={isPending}
        onChange={(event) =>
          mutate({ quietHours: event.currentTarget.checked ? defaultAwayNotices.quietHours : null })
        }
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-3">
          <HourField end="from" quietHours={quietHours} />
          <HourField end="until" quietHours={quietHours} />
        </div>
      )}
    </div>
  )
}

/** One end of them; the hour of the other end is none that it can have. */
function HourField({ end, quietHours }: { end: keyof Hours; quietHours: Hours }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const { mutate } = useAwayNoticesChange()
  const other = quietHours[end === 'from' ? 'until' : 'from']
  return (
    <SelectField
      label={t(`away.quiet.${end}`)}
      value={String(quietHours[end])}
      options={hours
        .filter((hour) => hour !== other)
        .map((hour) => ({ value: String(hour), label: hourLabel(format, hour) }))}
      onValueChange={(hour) => mutate({ quietHours: { ...quietHours, [end]: Number(hour) } })}
    />
  )
}
