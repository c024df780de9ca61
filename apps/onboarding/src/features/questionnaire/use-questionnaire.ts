import { useSearchParams } from '@rafiq/platform/router'
import { useCallback, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isUnderAge } from './age.ts'
import type { AnswerName, Answers } from './answers.ts'
import { allQuestions, lastStep, questionsOf, stepFrom, stepOf } from './steps.ts'
import { useAnswersForm } from './use-answers-form.ts'
import { useStepHeading } from './use-step-heading.ts'
import { useSubmitAnswers } from './use-submit-answers.ts'

const mode = 'create'

type QuestionnaireOptions = {
  start: Answers
  /** Called with every change, so that nothing is lost. */
  onChange: (answers: Answers) => void
  submit: (answers: Answers) => Promise<void>
}

/** The form over its five steps: what blocks Next, and where the main button leads (spec §4, §5). */
export function useQuestionnaire({ start, onChange, submit }: QuestionnaireOptions) {
  const { form, photo, toasts } = useAnswersForm({ mode, start, onChange })
  const { step, heading, goTo } = useSteps(form)
  const { submitAnswers, awaitsPhoto } = useSubmitAnswers({
    mode,
    asked: allQuestions(mode),
    form,
    photo,
    toasts,
    showAnswer: (answer) => goTo(stepOf(answer), answer),
    submit,
  })

  async function next() {
    const valid = await form.trigger(questionsOf(step, mode), { shouldFocus: true })
    if (valid) return goTo(step + 1)
    if (step === stepOf('age') && isUnderAge(form.getValues('age'))) toasts.showUnderAge()
  }

  return {
    form,
    step,
    heading,
    photo,
    awaitsPhoto,
    back: () => goTo(step - 1),
    forward: () => (step < lastStep ? next() : submitAnswers()),
  }
}

/**
 * The step is in the address (`?step=3`), so Back goes one step back. After a change the focus goes to the step's
 * heading, or to the answer that has to be looked at.
 */
function useSteps(form: UseFormReturn<Answers>) {
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
