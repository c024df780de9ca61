import { isUnderAge } from './age.ts'
import type { Answers } from './answers.ts'
import { allQuestions, lastStep, questionsOf, stepOf } from './steps.ts'
import { useAnswersForm } from './use-answers-form.ts'
import { useSteps } from './use-steps.ts'
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
