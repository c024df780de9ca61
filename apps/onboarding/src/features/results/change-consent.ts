import { createdUserSchema, type Language } from '@rafiq/contracts'
import { api, profileQuery } from '@rafiq/platform'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'

/** The text that the member read when answering; a changed meaning gets a new number. */
const wording = 'results.consent@1'

type ConsentAnswer = { memberId: string; share: boolean; language: Language }

/** `PATCH /api/users/{id}/consent`: both flags to the same value (spec §4). Carried by the onboarding cookie. */
export function useChangeConsent() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ memberId, share, language }: ConsentAnswer) =>
      api.patch(
        `/api/users/${memberId}/consent`,
        { phoneShareConsent: share, isActive: share, wording, language },
        createdUserSchema,
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: profileQuery.queryKey })
      void queries.resetQueries({ queryKey: ['/api/user/matches'] })
    },
  })
}
