import { lazyTexts } from '../../shared/lazy-texts.ts'
import type { SupportCategory } from './support-request.ts'

type Notice = { title: string; text: string }

export type SupportTexts = {
  lead: string
  contact: { title: string; email: string; reply: string; replyText: string; danger: string }
  issues: { title: string; items: { id: string; question: string; answer: string }[] }
  form: {
    title: string
    hint: string
    name: string
    email: string
    category: string
    categories: Record<SupportCategory, string>
    subject: string
    message: string
    time: string
    send: string
    opening: string
  }
  toasts: { incomplete: Notice; opened: Notice; failed: Notice }
  fallback: Notice & { show: string; copy: string; copied: string }
}

export const supportTexts = lazyTexts<SupportTexts>({
  ar: () => import(/* webpackChunkName: "support-ar" */ './support.ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "support-en" */ './support.en.json', { with: { type: 'json' } }),
})
