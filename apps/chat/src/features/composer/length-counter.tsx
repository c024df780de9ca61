import { limits } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'

const { max } = limits.message
/** The counter comes when so much is left. */
const shownFrom = 200

/** How much still fits, near the limit; a screen reader hears it when it begins to matter. */
export function LengthCounter({ id, length }: { id: string; length: number }) {
  const { t } = useTranslation('chat')
  const left = max - length
  const shown = left <= shownFrom
  const over = left < 0
  return (
    <>
      <p
        id={id}
        className={`mx-auto max-w-4xl text-end text-sm tabular-nums ${over ? 'text-clay' : 'text-soft'} ${shown ? 'mt-1' : 'hidden'}`}
      >
        {shown && (over ? t('composer.over', { count: -left }) : t('composer.left', { count: left }))}
      </p>
      <p role="status" className="sr-only">
        {over ? t('composer.tooLong') : shown && t('composer.nearLimit')}
      </p>
    </>
  )
}
