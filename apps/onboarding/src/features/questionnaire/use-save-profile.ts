import { profileQuery } from '@rafiq/app-kit'
import { type ProfileEditResult, profileEditResultSchema } from '@rafiq/contracts/members'
import type { ProfileEdit } from '@rafiq/contracts/questionnaire'
import { api, linkTo, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import type { Answers } from './answers.ts'
import type { Draft } from './draft.ts'
import { toProfileEdit } from './payload.ts'

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

/** Saves a member's edited answers and goes to the matches they lead to. */
export function useSaveProfile(draft: Draft) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useUpdateProfile()
  const submit = async (answers: Answers) => {
    await mutateAsync(toProfileEdit(answers))
    draft.clear()
    toast({ title: t('questionnaire.saved'), description: t('questionnaire.savedHint'), tone: 'success' })
    navigate(linkTo('matches'))
  }
  return { submit, busy: isPending }
}
