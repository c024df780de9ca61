import { profileQuery } from '@rafiq/app-kit'
import { createdUserSchema } from '@rafiq/contracts/members'
import { api, errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { type Language } from '@rafiq/platform-contracts'

/** The text that the member read when answering; a changed meaning gets a new number. */
export const wording = 'account.consent@1'

type ConsentAnswer = { memberId: string; share: boolean; language: Language }

/**
 * `PATCH /api/users/{id}/consent`: both flags to the same value (spec §4). The page shows the answer at once and takes
 * it back where the server refuses. The toasts are the mutation's own, so that they come on any page: a member who has
 * moved on would believe a number hidden that is not.
 */
export function useChangeConsent() {
  const { t } = useTranslation(['account', 'common'])
  const queries = useQueryClient()
  const { queryKey } = profileQuery
  const show = (flags: { phoneShareConsent: boolean; isActive: boolean }) =>
    queries.setQueryData(
      queryKey,
      (profile) => profile && { ...profile, ...flags, isActive: flags.isActive && !profile.pausedByStaff },
    )
  return useSingleMutation({
    mutationFn: ({ memberId, share, language }: ConsentAnswer) =>
      api.patch(
        `/api/users/${memberId}/consent`,
        { phoneShareConsent: share, isActive: share, wording, language },
        createdUserSchema,
      ),
    onMutate: async ({ share }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      show({ phoneShareConsent: share, isActive: share })
      return { before }
    },
    onSuccess: ({ phoneShareConsent, isActive }) => {
      show({ phoneShareConsent, isActive })
      toast({ title: t('privacy.updated'), description: t('privacy.updatedText'), tone: 'success' })
    },
    onError: (error, _answer, shown) => {
      if (shown?.before) queries.setQueryData(queryKey, shown.before)
      toast({ title: t('privacy.failed'), description: errorText(error, t), tone: 'error' })
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey })
      // Who is hidden has no matches: those read before are not to be seen until the new ones are there.
      void queries.resetQueries({ queryKey: ['/api/user/matches'] })
    },
  })
}
