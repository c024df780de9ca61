import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../api/api-error.ts'
import { useDirection } from '../language/use-language.ts'
import { cspNonce } from '../page/document-data.ts'
import { usePortalContainer } from './remote-boundary.tsx'

/** What the design system has to know of the platform: `<UiProvider {...useUiProviderProps()}>`, once per remote. */
export function useUiProviderProps() {
  const { t } = useTranslation('common')
  return {
    direction: useDirection(),
    portalContainer: usePortalContainer(),
    nonce: cspNonce,
    labels: useUiLabels(),
    errorText: useCallback((error: unknown) => errorText(error, t), [t]),
  }
}

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
