import { setLanguage, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'

/** A button at every width that shows the other language by its own name. */
export function LanguageToggle() {
  const { t } = useTranslation('shell')
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <Button variant="quiet" lang={other} className="px-2.5!" onClick={() => setLanguage(other)}>
      {t('header.otherLanguage')}
    </Button>
  )
}
