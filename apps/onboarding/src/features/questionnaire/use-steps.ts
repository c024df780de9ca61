import { useSearchParams } from '@rafiq/platform/router'
import { useCallback, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnswerName, Answers } from './answers.ts'
import { stepFrom } from './steps.ts'
import { useStepHeading } from './use-step-heading.ts'

/**
 * The step is in the address (`?step=3`), so Back goes one step back. After a change the focus goes to the step's
 * heading, or to the answer that has to be looked at.
 */
export function useSteps(form: UseFormReturn<Answers>) {
  const [search, setSearch] = useSearchParams()
  const step = stepFrom(search) ?? 1
  const wanted = useRef<AnswerName | null>(null)
  const focusWanted = useCallback(() => {
    const answer = wanted.current
    wanted.current = null
    if (answer) form.setFocus(answer)
    return answer !== null
  }, [form])
  const heading = useStepHeading(step, focusWanted)

  /** Goes to a step and, where given, to one answer on it. */
  const goTo = (next: number, answer?: AnswerName) => {
    if (next === step) return answer && form.setFocus(answer)
    wanted.current = answer ?? null
    setSearch({ step: String(next) })
  }
  return { step, heading, goTo }
}
