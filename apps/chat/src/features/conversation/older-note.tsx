import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Spinner } from '@rafiq/ui'

type OlderNoteProps = { state: 'idle' | 'loading' | 'failed'; onRetry: () => void }

/** Over the window's upper edge, so that nothing moves when it comes and goes. */
export function OlderNote({ state, onRetry }: OlderNoteProps) {
  const { t } = useTranslation(['chat', 'common'])
  if (state === 'idle') return null
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-2 mx-auto flex w-fit animate-appear items-center gap-2 rounded-full border border-line bg-raised px-4 py-1.5 text-sm text-soft shadow-soft"
    >
      {state === 'loading' ? (
        <>
          <Spinner className="size-4! text-palm" />
          {t('room.loadingOlder')}
        </>
      ) : (
        <>
          {t('room.olderFailed')}
          <Button variant="quiet" className="-my-1.5 -me-3 px-3!" onClick={onRetry}>
            {t('common:words.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
