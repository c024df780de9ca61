import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout } from '@rafiq/ui'

type KeptWordsProps = { words: string; onForget: () => void }

/** What one had written for a decision that somebody else made, or that one may not make any more. */
export function KeptWords({ words, onForget }: KeptWordsProps) {
  const { t } = useTranslation('moderation')
  if (words.trim() === '') return null
  return (
    <Callout title={t('reports.kept.title')}>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      <Button variant="quiet" className="-ms-5 mt-2" onClick={onForget}>
        {t('reports.kept.forget')}
      </Button>
    </Callout>
  )
}
