import type { Row } from '../../shared/timeline/timeline-rows.ts'

/** A guess at a row's height until it is measured, in CSS pixels: a phone's line holds about so many letters. */
const lettersPerLine = 34
const line = 28

export function rowHeight(row: Row | undefined): number {
  if (!row) return 64
  const lines = row.content
    .split('\n')
    .reduce((sum, text) => sum + Math.ceil((text.length || 1) / lettersPerLine), 0)
  return 44 + lines * line + (row.newDay ? 52 : 0) + (row.firstUnread ? 44 : 0) + (row.continues ? 0 : 8)
}
