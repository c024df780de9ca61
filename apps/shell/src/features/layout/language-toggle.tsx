import { setLanguage, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'

/** Shows the other language by its own name. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { language, switchLanguage } = useOtherLanguage()
  return (
    <Button variant="quiet" lang={language} className={`px-2.5! ${className}`} onClick={switchLanguage}>
      {t('header.otherLanguage')}
    </Button>
  )
}

export function useOtherLanguage() {
  const language = useLanguage() === 'ar' ? 'en' : 'ar'
  return { language, switchLanguage: () => setLanguage(language) } as const
}
