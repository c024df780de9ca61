import { errorText, NetworkError, provideStepUp, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { type ComponentType, useEffect, useState } from 'react'

type Dialog = ComponentType<{ onAnswer: (confirmed: boolean) => void }>
type Question = { Dialog: Dialog; onAnswer: (confirmed: boolean) => void }

/**
 * Once in the root of a remote: where a call of its is refused until somebody confirms that it is them (403
 * `step-up-required`), asks, and has the platform's client repeat the very call. Inside the remote, so that the dialog
 * lies above the remote's own. A page that is left answers no.
 */
export function StepUp() {
  const { t } = useTranslation('common')
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    let left = false
    let answerOpen: (confirmed: boolean) => void = () => undefined
    const ask = async () => {
      // Not part of the page's first load.
      const part = await import(/* webpackChunkName: "step-up" */ './step-up-dialog.tsx').catch((cause) => {
        toast({ title: errorText(new NetworkError('Network error', { cause }), t), tone: 'error' })
        return null
      })
      if (!part || left) return false
      return new Promise<boolean>((resolve) => {
        answerOpen = resolve
        const onAnswer = (confirmed: boolean) => {
          setQuestion(null)
          resolve(confirmed)
        }
        setQuestion({ Dialog: part.StepUpDialog, onAnswer })
      })
    }
    const stop = provideStepUp(ask)
    return () => {
      left = true
      stop()
      answerOpen(false)
    }
  }, [t])
  return question && <question.Dialog onAnswer={question.onAnswer} />
}
