import { profileQuery, useShown } from '@rafiq/app-kit'
import { type ProfileEditResult, profileEditResultSchema } from '@rafiq/contracts/members'
import type { ProfileEdit } from '@rafiq/contracts/questionnaire'
import { api, linkTo, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { type Answers, answersFromProfile } from './answers.ts'
import type { Draft } from './draft.ts'
import { toProfileEdit } from './payload.ts'
import { withSection } from './sections.ts'

/** `PATCH /api/user/profile`; what was read of the profile and its matches before is replaced. */
function useUpdateProfile() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (edit: ProfileEdit) => api.patch('/api/user/profile', edit, profileEditResultSchema),
    onSuccess: ({ user, matches }: ProfileEditResult) => {
      queries.setQueryData(profileQuery.queryKey, user)
      queries.setQueryData(['/api/user/matches'], matches)
    },
  })
}

/** Saves one section of a member's answers and goes back to all of them, where it is still the one that is looked at. */
export function useSaveSection(draft: Draft, section: number) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useUpdateProfile()
  const shown = useShown(section)
  const submit = async (answers: Answers) => {
    const { user } = await mutateAsync(toProfileEdit(answers, section))
    const saved = answersFromProfile(user)
    draft.keep(withSection(draft.latest() ?? saved, section, saved), saved)
    toast({ title: t('questionnaire.saved'), description: t('questionnaire.savedHint'), tone: 'success' })
    if (shown.current === section) navigate(linkTo('questionnaire'))
  }
  return { submit, busy: isPending }
}
