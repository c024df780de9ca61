import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The words that the design system's components say by themselves, for its `UiProvider`. */
export function useUiLabels() {
  const { t } = useTranslation('common')
  return useMemo(
    () => ({
      close: t('words.close'),
      search: t('words.search'),
      noResults: t('words.noResults'),
      showPassword: t('words.showPassword'),
      hidePassword: t('words.hidePassword'),
      optional: t('words.optional'),
      retry: t('words.retry'),
      notifications: t('words.notifications'),
      passwordStrength: [
        t('passwordStrength.weak'),
        t('passwordStrength.fair'),
        t('passwordStrength.good'),
        t('passwordStrength.strong'),
      ] as const,
    }),
    [t],
  )
}
