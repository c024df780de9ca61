import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isUnderAge } from './age.ts'
import type { AnswerName, Answers, Mode } from './answers.ts'
import { checkAnswers } from './check-answers.ts'
import { missingAnswers, stepOf } from './steps.ts'
import type { PhotoReading } from './use-photo.ts'
import { useSubmitFailure } from './use-submit-failure.ts'
import type { SubmitToasts } from './use-submit-toasts.ts'

type SubmitOptions = {
  mode: Mode
  /** What the form asks: only that is checked, and marked where it is refused. */
  asked: readonly AnswerName[]
  form: UseFormReturn<Answers>
  photo: PhotoReading
  toasts: SubmitToasts
  showAnswer: (answer: AnswerName) => void
  submit: (answers: Answers) => Promise<void>
}

/** The button that sends: waits for the photo, checks what was asked, sends once, and shows what was refused. */
export function useSubmitAnswers({ mode, asked, form, photo, toasts, showAnswer, submit }: SubmitOptions) {
  const handleFailure = useSubmitFailure(mode)
  const sending = useRef(false)
  const [awaitsPhoto, setAwaitsPhoto] = useState(false)

  /** False where the photo turned out not to be readable. */
  async function photoIsRead() {
    if (photo.running === null) return true
    setAwaitsPhoto(true)
    const read = await photo.running
    setAwaitsPhoto(false)
    return read
  }

  /** Marks the answers, in the order of the steps, and leads to the first of them. */
  function showProblems(problems: ReadonlyMap<AnswerName, string>) {
    const inOrder = [...problems].sort(([one], [other]) => stepOf(one) - stepOf(other))
    for (const [name, message] of inOrder) form.setError(name, { type: 'rule', message })
    const first = inOrder[0]?.[0]
    if (first) showAnswer(first)
  }

  async function send(answers: Answers) {
    if (sending.current) return
    sending.current = true
    try {
      await submit(answers)
    } catch (error) {
      showProblems(handleFailure(error, answers.email))
    } finally {
      sending.current = false
    }
  }

  async function submitAnswers() {
    if (!(await photoIsRead())) return
    const answers = form.getValues()
    const problems = new Map([...checkAnswers(answers, mode)].filter(([name]) => asked.includes(name)))
    const missing = missingAnswers(answers, asked)
    if (problems.has('age') && isUnderAge(answers.age)) toasts.showUnderAge()
    else if (missing.length > 0) toasts.showMissing(missing)
    if (problems.size > 0) return showProblems(problems)
    await send(answers)
  }

  return { submitAnswers, awaitsPhoto }
}
