import '../texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Dialog } from '@rafiq/ui'
import { StepUpForm } from './step-up-form.tsx'

/** Never more than one question at a time. */
export function StepUpDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { t } = useTranslation('factors')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('factors:stepUp.title')}
      description={t('factors:stepUp.text')}
    >
      <StepUpForm onAnswer={onAnswer} />
    </Dialog>
  )
}
