/** One promise of a benchmark and whether it was kept. */
export interface Goal {
  goal: string
  figure: string
  met: boolean
}

/** The goals, each behind its verdict. */
export const goalTable = (goals: readonly Goal[]): string =>
  table(goals.map(({ goal, figure, met }) => [met ? 'PASS' : 'FAIL', goal, figure]))

/** Rows of cells as text, each column as wide as its widest cell; the first row says how many columns there are. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
