import type { WatchWindow } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'

const windows = ['hour', 'day', 'week'] as const

type WindowChoiceProps = { value: WatchWindow; onChange: (window: WatchWindow) => void }

/** How far back the figures go. */
export function WindowChoice({ value, onChange }: WindowChoiceProps) {
  const { t } = useTranslation('releases')
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">{t('watch.window')}</legend>
      {windows.map((window) => (
        <Button
          key={window}
          variant={window === value ? 'secondary' : 'quiet'}
          aria-pressed={window === value}
          className="px-4"
          onClick={() => onChange(window)}
        >
          {t(`watch.windows.${window}`)}
        </Button>
      ))}
    </fieldset>
  )
}
