/** A piece of a line, by its place among the lines: for a legend. */
export function LineMark({ index }: { index: number }) {
  const { stroke, dash } = lineLook(index)
  return (
    <svg aria-hidden="true" width="28" height="8" className="shrink-0">
      <line x1="2" x2="26" y1="4" y2="4" stroke={stroke} strokeWidth="3" strokeDasharray={dash} />
    </svg>
  )
}

/** How the lines of a chart are told apart, in colour and without it; by their order. */
const lineLooks = [
  { stroke: 'var(--rf-palm)', dash: '' },
  { stroke: 'var(--rf-dusk)', dash: '6 4' },
  { stroke: 'var(--rf-amber)', dash: '2 4' },
] as const

export const lineLook = (index: number) => lineLooks[index % lineLooks.length] ?? lineLooks[0]
