import { setLanguage, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { languageParameter } from '@rafiq/platform-contracts'
import { Button } from '@rafiq/ui'
import type { FormEvent } from 'react'

/** Shows the other language by its own name. A form, which works before the application does, and without any script. */
export function LanguageToggle({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { language, switchLanguage } = useOtherLanguage()
  const switchHere = (event: FormEvent) => {
    event.preventDefault()
    switchLanguage()
  }
  return (
    <form className={className} onSubmit={switchHere}>
      <input type="hidden" name={languageParameter} value={language} />
      <Button type="submit" variant="quiet" lang={language} className="px-2.5!">
        {t('header.otherLanguage')}
      </Button>
    </form>
  )
}

export function useOtherLanguage() {
  const language = useLanguage() === 'ar' ? 'en' : 'ar'
  return { language, switchLanguage: () => setLanguage(language) } as const
}
