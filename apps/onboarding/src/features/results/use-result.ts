import { profileQuery } from '@rafiq/app-kit'
import { createdUserSchema } from '@rafiq/contracts/members'
import { api, toast, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { Language } from '@rafiq/platform-contracts'
import { useState } from 'react'
import { type MatchingResult, matchingResult } from '../../shared/matching-result.ts'

/** The text that the member read when answering; a changed meaning gets a new number. */
export const wording = 'results.consent@1'

type ConsentAnswer = { memberId: string; share: boolean; language: Language }

/** `PATCH /api/users/{id}/consent`: both flags to the same value (spec §4). Carried by the onboarding cookie. */
function useChangeConsent() {
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

/** The result kept from the session and the answer to its consent question, which survives a reload with it. */
export function useResult() {
  const { t } = useTranslation('onboarding')
  const language = useLanguage()
  const [result, setResult] = useState(() => matchingResult.read())
  const { mutate, isPending, variables } = useChangeConsent()

  const keep = (next: MatchingResult) => {
    matchingResult.write(next)
    setResult(next)
  }
  const decide = (share: boolean) => {
    if (!result) return
    mutate(
      { memberId: result.user.id, share, language },
      {
        onSuccess: ({ id, phoneShareConsent, isActive }) => {
          keep({
            ...result,
            user: { id, phoneShareConsent, isActive },
            decision: share ? 'shared' : 'private',
          })
          toast({ title: t('results.updated'), tone: 'success' })
        },
        onError: () =>
          toast({ title: t('results.failed'), description: t('results.failedText'), tone: 'error' }),
      },
    )
  }
  return {
    result,
    decide,
    reconsider: () => result && keep({ ...result, decision: null }),
    saving: isPending ? (variables.share ? 'shared' : 'private') : null,
  } as const
}
