import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../toasts/toasts.ts'
import { errorText, NetworkError } from './api-error.ts'
import { provideStepUp } from './step-up.ts'

type Answer = (confirmed: boolean) => void

/** How the product asks somebody to confirm that it is still them. */
export type IdentityQuestion = {
  /** Keys of the dialog's words, `namespace:key`. */
  title: string
  description: string
  /** What is in the dialog. */
  Form: ComponentType<{ onAnswer: Answer }>
}

let load: (() => Promise<IdentityQuestion>) | null = null

/** The host says where the question comes from: a chunk of its own, since few are ever asked. */
export function provideIdentityQuestion(from: () => Promise<IdentityQuestion>): void {
  load = from
}

type Asked = { question: IdentityQuestion; answer: Answer }

/**
 * Once in the root of a remote whose calls can be refused until somebody confirms that it is them (403
 * `step-up-required`): `<Dialog {...useIdentityQuestion()} />`. The platform's client then repeats the very call. The
 * dialog is the remote's own, above its others: two copies of one dialog library would fight for the focus. A page that
 * is left answers no.
 */
export function useIdentityQuestion() {
  const { t } = useTranslation('common')
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    let left = false
    let answerOpen: Answer = () => undefined
    const ask = async () => {
      const question = await load?.().catch((cause: unknown) => {
        toast({ title: errorText(new NetworkError('Network error', { cause }), t), tone: 'error' })
      })
      if (!question || left) return false
      return new Promise<boolean>((resolve) => {
        answerOpen = resolve
        const answer = (confirmed: boolean) => {
          setAsked(null)
          resolve(confirmed)
        }
        setAsked({ question, answer })
      })
    }
    const stop = provideStepUp(ask)
    return () => {
      left = true
      stop()
      answerOpen(false)
    }
  }, [t])
  return {
    open: asked !== null,
    onOpenChange: (open: boolean) => {
      if (!open) asked?.answer(false)
    },
    title: asked && t(asked.question.title),
    description: asked && t(asked.question.description),
    children: asked && <asked.question.Form onAnswer={asked.answer} />,
  }
}
