import { limits } from '@rafiq/contracts'

interface Standing {
  held: boolean
  /** Reports on somebody that are not resolved, and how many people made them. */
  unresolved: number
  reporters: number
}

/**
 * Whether a profile goes under review, or comes back. One person's word hides nobody; and once it is hidden, it comes
 * back when somebody has looked at all that was said, not when one of two reports is gone.
 */
export function reviewHoldChange({ held, unresolved, reporters }: Standing): 'place' | 'lift' | 'keep' {
  if (!held) return reporters >= limits.reports.holdAt ? 'place' : 'keep'
  return unresolved === 0 ? 'lift' : 'keep'
}
