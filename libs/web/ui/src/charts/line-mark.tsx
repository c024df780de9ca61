import { lineLook } from './line-looks.ts'

/** A piece of a line, by its place among the lines: for a legend. */
export function LineMark({ index }: { index: number }) {
  const { stroke, dash } = lineLook(index)
  return (
    <svg aria-hidden="true" width="28" height="8" className="shrink-0">
      <line x1="2" x2="26" y1="4" y2="4" stroke={stroke} strokeWidth="3" strokeDasharray={dash} />
    </svg>
  )
}
