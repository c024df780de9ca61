import { StepUpForm } from './step-up-form.tsx'

/** What the shell gives to remotes that know nothing of Rafiq's factors. */
export const identityQuestion = {
  title: 'factors:stepUp.title',
  description: 'factors:stepUp.text',
  Form: StepUpForm,
}
