import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { TextField } from '@rafiq/ui'
import { useNow } from '../use-now.ts'
import { pauseEnd, readDays } from './pause-end.ts'

type PauseDaysProps = { value: string; error: string | undefined; onChange: (days: string) => void }

/** For how many days somebody is paused, and when that ends. */
export function PauseDays({ value, error, onChange }: PauseDaysProps) {
  const { t } = useTranslation('moderation')
  const { date, time } = useFormat()
  const now = useNow()
  const days = readDays(value)
  const end = days === null ? null : pauseEnd(days, now)
  return (
    <div data-field="days">
      <TextField
        label={t('reports.decision.days')}
        hint={
          end === null
            ? t('reports.decision.daysHint')
            : t('reports.decision.ends', { date: date(end), time: time(end) })
        }
        inputMode="numeric"
        ltr
        autoComplete="off"
        maxLength={3}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
