import { useProfile } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { isolate } from './isolate.ts'

type Staff = { id: string; email: string | null }

/** How somebody of the team is called: oneself, by e-mail, or as gone. */
export function useStaffName() {
  const { t } = useTranslation('moderation')
  const { data: profile } = useProfile()
  return ({ id, email }: Staff): string => {
    if (id === profile?.id) return t('reports.staff.you')
    return email === null ? t('reports.staff.gone') : isolate(email)
  }
}
