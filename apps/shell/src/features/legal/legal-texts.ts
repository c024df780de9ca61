import { lazyTexts } from '../../shared/lazy-texts.ts'
import type { LegalText } from './legal-text.ts'

export const termsTexts = lazyTexts<LegalText>({
  ar: () => import(/* webpackChunkName: "terms-ar" */ './terms.ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "terms-en" */ './terms.en.json', { with: { type: 'json' } }),
})

export const privacyTexts = lazyTexts<LegalText>({
  ar: () => import(/* webpackChunkName: "privacy-ar" */ './privacy.ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "privacy-en" */ './privacy.en.json', { with: { type: 'json' } }),
})
