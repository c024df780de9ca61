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
