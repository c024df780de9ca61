import type { Outcome } from '@rafiq/contracts'
import { errorText, toast, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useRef, useState } from 'react'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { useSettleContact } from './settle-contact.ts'
import { useContactName } from './use-contact-name.ts'
import { useDueQuestion } from './use-due-question.ts'

/** Question, answer, what follows: one at a time. */
export function useOutcome() {
  const { t } = useTranslation(['matches', 'common'])
  const { data: profile } = useProfile()
  const question = useDueQuestion(profile?.id)
  const [followUp, setFollowUp] = useState<Outcome | null>(null)
  // The mutation's own state comes a moment later than a second click.
  const answering = useRef(false)
  const { mutateAsync, isPending, error, reset, variables } = useSettleContact({
    onSuccess: (result, settling) => {
      if (result === 'settled') setFollowUp(settling.outcome)
      else toast({ title: t('outcome.already'), description: t('outcome.alreadyHint') })
      outcomeQuestions.drop(settling)
    },
    onError: (problem) =>
      toast({ title: t('outcome.problem'), description: errorText(problem, t), tone: 'error' }),
  })

  const answer = async (outcome: Outcome) => {
    if (!question || answering.current) return
    answering.current = true
    const { userId, matchedUserId } = question
    // What went wrong has been said above, and stays in `error`.
    await mutateAsync({ userId, matchedUserId, outcome }).catch(() => undefined)
    answering.current = false
  }
  const close = () => {
    if (answering.current) return
    if (followUp) setFollowUp(null)
    else if (question) outcomeQuestions.drop(question)
    reset()
  }
  const isAsked = question !== null && variables?.matchedUserId === question.matchedUserId
  return {
    asking: question !== null,
    name: useContactName(question?.matchedUserId),
    followUp,
    answer,
    close,
    /** The answer that is on its way, or that could not be kept. */
    given: isAsked ? variables.outcome : undefined,
    busy: isPending,
    error: isAsked ? error : null,
  }
}
