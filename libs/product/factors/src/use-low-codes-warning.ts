import './texts.ts'
import { limits } from '@rafiq/contracts'
import { toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'

/** Says that few recovery codes are left, once one was used; nothing where there are enough, or none was. */
export function useLowCodesWarning() {
  const { t } = useTranslation('factors')
  return (left: number | null | undefined): boolean => {
    if (left == null || left >= limits.factors.fewRecoveryCodes) return false
    toast({ title: t('factors:few.title', { count: left }), description: t('factors:few.text') })
    return true
  }
}
