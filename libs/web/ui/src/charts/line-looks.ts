/** How the lines of a chart are told apart, in colour and without it; by their order. */
const lineLooks = [
  { stroke: 'var(--rf-palm)', dash: '' },
  { stroke: 'var(--rf-dusk)', dash: '6 4' },
  { stroke: 'var(--rf-amber)', dash: '2 4' },
] as const

export const lineLook = (index: number) => lineLooks[index % lineLooks.length] ?? lineLooks[0]
