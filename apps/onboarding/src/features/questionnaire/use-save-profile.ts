import { paths, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useNavigate } from '@rafiq/platform/router'
import type { Answers } from './answers.ts'
import type { Draft } from './draft.ts'
import { toProfileEdit } from './payload.ts'
import { useUpdateProfile } from './update-profile.ts'

/** Saves a member's edited answers and goes to the matches they lead to. */
export function useSaveProfile(draft: Draft) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useUpdateProfile()
  const submit = async (answers: Answers) => {
    await mutateAsync(toProfileEdit(answers))
    draft.clear()
    toast({ title: t('questionnaire.saved'), description: t('questionnaire.savedHint'), tone: 'success' })
    navigate(paths.matches)
  }
  return { submit, busy: isPending }
}
