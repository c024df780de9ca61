import '../texts.ts'
import { errorText, isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog, Callout } from '@rafiq/ui'
import type { Person } from '../person.ts'
import { useBlock } from './use-block.ts'

export type BlockDialogProps = {
  person: Person
  open: boolean
  onOpenChange: (open: boolean) => void
  onBlocked?: (() => unknown) | undefined
}

/** Says what a block does before it does it; it is undone as easily. */
export function BlockDialog({ person, open, onOpenChange, onBlocked }: BlockDialogProps) {
  const { t } = useTranslation(['safety', 'common'])
  const { name } = person
  const { mutateAsync, isPending, error, reset } = useBlock(person, onBlocked)
  const show = (next: boolean) => {
    if (isPending) return
    reset()
    onOpenChange(next)
  }
  const block = () =>
    mutateAsync().then(
      () => onOpenChange(false),
      () => undefined,
    )
  return (
    <AlertDialog
      open={open}
      onOpenChange={show}
      title={t('safety:block.title', { name })}
      description={t('safety:block.lead')}
      confirmLabel={t('safety:block.confirm')}
      cancelLabel={t('common:words.cancel')}
      busy={isPending}
      busyLabel={t('safety:block.busy')}
      onConfirm={block}
    >
      <ul className="list-disc space-y-1.5 rounded-control bg-sunken py-4 ps-9 pe-4 marker:text-soft">
        <li>{t('safety:block.gone')}</li>
        <li>{t('safety:block.quiet', { name })}</li>
        <li>{t('safety:block.undo')}</li>
      </ul>
      {error && (
        <Callout tone="danger" role="alert" title={t('safety:block.failed')}>
          <p>{isApiError(error) && error.status === 404 ? t('safety:block.missing') : errorText(error, t)}</p>
        </Callout>
      )}
    </AlertDialog>
  )
}
