import type { Device } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'

/** Chrome on Windows, as far as it is known. */
export function useDeviceName() {
  const { t } = useTranslation('security')
  return ({ browser, os }: Device): string => {
    if (browser === null) return os ?? t('security:sessions.unknown')
    return os === null ? browser : t('security:sessions.device', { browser, os })
  }
}
