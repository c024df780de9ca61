import { toast, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useState } from 'react'
import { type MatchingResult, matchingResult } from '../../shared/matching-result.ts'
import { useChangeConsent } from './change-consent.ts'

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
