import { toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Copy } from '@rafiq/ui'

/** Copies a text, and says so; where the browser does not let it, that it can be selected. */
export function CopyButton({
  text,
  label,
  onCopied,
}: {
  text: string
  label: string
  onCopied?: () => void
}) {
  const { t } = useTranslation('security')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('security:copied'), tone: 'success' })
      onCopied?.()
    } catch {
      toast({ title: t('security:copyFailed'), description: t('security:copyByHand'), tone: 'error' })
    }
  }
  return (
    <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
