import { validationKeyOf } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'

/** Says a contract's rule in the page's language; a sentence that is no rule of ours stays as it is. */
export function useValidationText() {
  const { t } = useTranslation('common')
  return (message: string | undefined): string | undefined => {
    if (!message) return undefined
    const key = validationKeyOf(message)
    return key ? t(`validation.${key}`) : message
  }
}
