import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout } from '@rafiq/ui'

/** The browser kept WhatsApp from opening: said where it was pressed, with another way to press. */
export function BlockedCallout({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('matches')
  return (
    <Callout tone="amber" role="alert" title={t('contact.blocked')}>
      <p>{t('contact.blockedHint')}</p>
      <Button variant="quiet" className="-ms-5" onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </Callout>
  )
}
