import { type AwayNotices, defaultAwayNotices } from '@rafiq/contracts/members'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { SelectField, Switch } from '@rafiq/ui'
import { hourLabel } from '../../shared/hour-label.ts'
import { useQuietHours } from './use-quiet-hours.ts'

type Hours = NonNullable<AwayNotices['quietHours']>

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When nothing is sent, in hours of Riyadh. */
export function QuietHours(saved: Pick<AwayNotices, 'quietHours'>) {
  const { t } = useTranslation('account')
  const { quietHours, change, isSaving } = useQuietHours(saved)
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <Switch
        label={t('away.quiet.label')}
        description={t('away.quiet.text')}
        checked={quietHours !== null}
        aria-busy={isSaving}
        onChange={(event) => change(event.currentTarget.checked ? defaultAwayNotices.quietHours : null)}
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-3">
          <HourField end="from" quietHours={quietHours} onChange={change} />
          <HourField end="until" quietHours={quietHours} onChange={change} />
        </div>
      )}
    </div>
  )
}

type HourFieldProps = { end: keyof Hours; quietHours: Hours; onChange: (quietHours: Hours) => void }

/** One end of them; the hour of the other end is none that it can have. */
function HourField({ end, quietHours, onChange }: HourFieldProps) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const other = quietHours[end === 'from' ? 'until' : 'from']
  return (
    <SelectField
      label={t(`away.quiet.${end}`)}
      value={String(quietHours[end])}
      options={hours
        .filter((hour) => hour !== other)
        .map((hour) => ({ value: String(hour), label: hourLabel(format, hour) }))}
      onValueChange={(hour) => onChange({ ...quietHours, [end]: Number(hour) })}
    />
  )
}
