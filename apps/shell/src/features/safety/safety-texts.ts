import { lazyTexts } from '../../shared/lazy-texts.ts'

export type SafetyTexts = {
  lead: string
  disclaimer: { title: string; text: string }
  checklist: string
  groups: { id: string; title: string; intro: string; items: string[] }[]
  flags: { title: string; intro: string; items: string[] }
  help: { title: string; items: string[] }
  back: string
  continue: string
}

export const safetyTexts = lazyTexts<SafetyTexts>({
  ar: () => import(/* webpackChunkName: "safety-ar" */ './safety.ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "safety-en" */ './safety.en.json', { with: { type: 'json' } }),
})
