import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type OutcomeQuestion, outcomeQuestions, parseQuestions } from '../../shared/outcome-questions.ts'

/**
 * The question to ask this member now, if any. Looked at again when the next one is due, and whenever the member comes
 * back to the page: while WhatsApp is in front, a phone stops the page's timers.
 */
export function useDueQuestion(userId: string | undefined): OutcomeQuestion | null {
  const text = useSyncExternalStore(outcomeQuestions.subscribe, outcomeQuestions.snapshot)
  const own = useMemo(
    () => parseQuestions(text).filter((question) => question.userId === userId),
    [text, userId],
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
