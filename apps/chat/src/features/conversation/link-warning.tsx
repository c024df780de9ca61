import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog, Ltr } from '@rafiq/ui'

type LinkWarningProps = {
  href: string
  host: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onAccept: () => void
}

/** Before a site is opened that is not ours: its whole address, and what not to do there. */
export function LinkWarning({ href, host, open, onOpenChange, onAccept }: LinkWarningProps) {
  const { t } = useTranslation('chat')
  // In the press itself: what opens later is held back by the browser.
  const visit = () => {
    onAccept()
    window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('link.title')}
      description={t('link.hint')}
      tone="primary"
      confirmLabel={t('link.open')}
      cancelLabel={t('link.stay')}
      onConfirm={visit}
    >
      <p className="rounded-control bg-sunken px-4 py-3 wrap-anywhere">
        <Ltr className="block font-semibold">{host}</Ltr>
        <Ltr className="line-clamp-4 text-sm text-soft">{href}</Ltr>
      </p>
    </AlertDialog>
  )
}
