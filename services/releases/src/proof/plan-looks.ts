import { type Language, languages } from '@rafiq/platform-contracts'
import type { PlannedComposition } from './plan-compositions.ts'
import type { PlannedPage } from './plan-pages.ts'

/** A page in one language and composition. */
export interface Look {
  readonly page: PlannedPage
  readonly language: Language
  readonly composition: PlannedComposition
  /** Of windows, one after the other; axe reads at the last. */
  readonly widths: readonly number[]
  readonly axe: boolean
  /** Whether a proof is complete without it. */
  readonly optional: boolean
}

/** Of a desktop and of a phone, in CSS pixels. Axe is the dearest of all looks: each language has it at its last width. */
export const widths: Readonly<Record<Language, readonly number[]>> = { ar: [1280, 390], en: [390, 1280] }

/** Every page of a candidate in every composition, language and width. */
export const planLooks = (
  pages: readonly PlannedPage[],
  compositions: readonly PlannedComposition[],
): Look[] =>
  compositions.flatMap((composition) =>
    pages.flatMap((page) =>
      languages.map((language) => ({
        ...{ page, language, composition },
        ...{ widths: widths[language], axe: true, optional: false },
      })),
    ),
  )
