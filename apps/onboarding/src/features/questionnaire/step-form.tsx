import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'
import type { ComponentType, FormEvent, ReactNode, Ref } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Answers, Mode } from './answers.ts'
import { StepAbout } from './step-about.tsx'
import { StepAccount } from './step-account.tsx'
import { StepBudget } from './step-budget.tsx'
import { StepLiving } from './step-living.tsx'
import { StepPlace } from './step-place.tsx'
import { type PhotoReading, PhotoReadingProvider } from './use-photo.ts'

const bodies: readonly ComponentType<{ mode: Mode }>[] = [
  StepAccount,
  StepAbout,
  StepBudget,
  StepPlace,
  StepLiving,
]

type StepFormProps = {
  form: UseFormReturn<Answers>
  photo: PhotoReading
  /** From 1. */
  step: number
  mode: Mode
  headingRef: Ref<HTMLHeadingElement>
  busy: boolean
  /** The main button's text, and what it says while it is busy. */
  label: string
  busyLabel: string
  /** Not called while it is busy. */
  onSubmit: () => unknown
  /** Above the heading. */
  progress?: ReactNode
  /** Below the questions. */
  status?: ReactNode
  /** The button before the main one. */
  children: ReactNode
}

/** The questions of a step, with its heading and the buttons below them; Enter does what the main button does. */
export function StepForm({
  form,
  photo,
  step,
  mode,
  headingRef,
  busy,
  label,
  busyLabel,
  onSubmit,
  progress,
  status,
  children,
}: StepFormProps) {
  const Body = bodies[step - 1] ?? StepAccount
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send}>
        {progress}
        <StepHeader step={step} headingRef={headingRef} />
        <div className="space-y-8">
          <PhotoReadingProvider value={photo}>
            <Body mode={mode} />
          </PhotoReadingProvider>
        </div>
        {status}
        <FormActions>
          {children}
          <Button type="submit" size="lg" className="grow basis-0" busy={busy} busyLabel={busyLabel}>
            {label}
          </Button>
        </FormActions>
      </form>
    </FormProvider>
  )
}

/** A step's heading, which takes the focus when the step changes, and what it is for. */
function StepHeader({ step, headingRef }: { step: number; headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('onboarding')
  return (
    <header className="mt-8 mb-6">
      <h1 ref={headingRef} tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        {t(`questionnaire.steps.${step}.title`)}
      </h1>
      <p className="mt-2 text-soft">{t(`questionnaire.steps.${step}.lead`)}</p>
    </header>
  )
}

/** The buttons of a form, within the thumb's reach on a phone. */
const FormActions = ({ children }: { children: ReactNode }) => (
  <div
    data-bottom-actions
    className="sticky bottom-(--frame-bottom,0px) z-10 -mx-4 mt-10 flex flex-wrap gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0 sm:pt-6"
  >
    {children}
  </div>
)
