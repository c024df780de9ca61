import { useProfile } from '@rafiq/app-kit'
import type { Outcome } from '@rafiq/contracts/connections'
import { errorText, toast, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isOpen } from '../../shared/contact-status.ts'
import {
  type OutcomeQuestion,
  outcomeQuestions,
  useOutcomeQuestions,
  usePostponedQuestions,
} from '../../shared/outcome-questions.ts'
import { connectionsQuery, matchesQuery } from '../../shared/queries.ts'
import { useSettleContact } from './settle-contact.ts'

/** "Not yet" asks again when so much time has passed; milliseconds. */
const postponement = 24 * 60 * 60_000

/** Question, answer, what follows: one at a time. */
export function useOutcome() {
  const { t } = useTranslation(['matches', 'common'])
  const { data: profile } = useProfile()
  const question = useDueQuestion(profile?.id)
  const [followUp, setFollowUp] = useState<Outcome | null>(null)
  const fault = useFaultToast()
  // The mutation's own state comes a moment later than a second click.
  const answering = useRef(false)
  const { mutateAsync, isPending, error, reset, variables } = useSettleContact({
    onSuccess: (result, settling) => {
      fault.mended()
      if (result === 'settled') setFollowUp(settling.outcome)
      else toast({ title: t('outcome.already'), description: t('outcome.alreadyHint') })
      outcomeQuestions.drop(settling)
    },
    onError: (problem) => fault.tell({ title: t('outcome.problem'), description: errorText(problem, t) }),
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
  const notYet = () => {
    if (!question || answering.current) return
    outcomeQuestions.postpone({ ...question, due: Date.now() + postponement })
    reset()
  }
  const isAsked = question !== null && variables?.matchedUserId === question.matchedUserId
  return {
    asking: question !== null,
    name: useContactName(question?.matchedUserId),
    followUp,
    answer,
    notYet,
    close,
    /** The answer that is on its way, or that could not be kept. */
    given: isAsked ? variables.outcome : undefined,
    busy: isPending,
    error: isAsked ? error : null,
  }
}

/** What the page has read of contacts anyway. */
function useReadContacts() {
  const { data: matches } = useQuery({ ...matchesQuery, enabled: false })
  const { data: connections } = useQuery({ ...connectionsQuery, enabled: false })
  return { matches, connections }
}

/** Whom a question is about; null while that is not known. */
function useContactName(matchedUserId: string | undefined): string | null {
  const { matches, connections } = useReadContacts()
  const match = matches?.find(({ id }) => id === matchedUserId)
  const contact = connections?.find((connection) => connection.matchedUserId === matchedUserId)
  return match?.name ?? contact?.matchedUser.name ?? null
}

/**
 * The question to ask this member now, if any. Looked at again when the next one is due, and whenever the member comes
 * back to the page: while WhatsApp is in front, a phone stops the page's timers.
 */
function useDueQuestion(userId: string | undefined): OutcomeQuestion | null {
  const questions = useOutcomeQuestions()
  const postponed = usePostponedQuestions(userId)
  const waits = useWaits()
  const own = useMemo(
    () => [
      ...questions.filter((question) => question.userId === userId),
      ...postponed.filter(({ matchedUserId }) => waits(matchedUserId)),
    ],
    [questions, postponed, waits, userId],
  )
  const [now, setNow] = useState(Date.now)
  const due = own.find((question) => question.due <= now) ?? null

  useEffect(() => {
    const look = () => setNow(Date.now())
    const next = Math.min(...own.map((question) => question.due).filter((time) => time > now))
    // A timer may be a fraction of a millisecond early, and then looks once more.
    const timer = Number.isFinite(next) ? setTimeout(look, Math.max(1, next - Date.now())) : undefined
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [own, now])
  return due
}

/** Whether a contact is known to wait still: since a question was postponed, the outcome may have been told elsewhere. */
function useWaits(): (matchedUserId: string) => boolean {
  const { matches, connections } = useReadContacts()
  return useCallback(
    (matchedUserId) =>
      matches?.some(({ id, connectionStatus }) => id === matchedUserId && isOpen(connectionStatus)) ||
      connections?.some((contact) => contact.matchedUserId === matchedUserId && isOpen(contact.status)) ||
      false,
    [matches, connections],
  )
}
