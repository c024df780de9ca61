import { lazyTexts } from '../../shared/lazy-texts.ts'

export const termsTexts = lazyTexts<LegalText>({
  ar: () => import(/* webpackChunkName: "terms-ar" */ './terms.ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "terms-en" */ './terms.en.json', { with: { type: 'json' } }),
})

export const privacyTexts = lazyTexts<LegalText>({
  ar: () => import(/* webpackChunkName: "privacy-ar" */ './privacy.ar.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "privacy-en" */ './privacy.en.json', { with: { type: 'json' } }),
})

/** A paragraph, or a list. */
export type Block = string | { items: string[] }

/** Terms or privacy policy; both languages have the same sections, blocks and items. */
export type LegalText = {
  lead: string
  effective: string
  contents: string
  sections: { id: string; title: string; body: Block[] }[]
}

/** From when on both texts count (spec §1). */
export const effectiveDate = '2025-07-26'
