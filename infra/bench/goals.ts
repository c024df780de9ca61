/** One promise of a benchmark and whether it was kept. */
export interface Goal {
  goal: string
  figure: string
  met: boolean
}

/** The goals, each behind its verdict. */
export const goalTable = (goals: readonly Goal[]): string =>
  table(goals.map(({ goal, figure, met }) => [met ? 'PASS' : 'FAIL', goal, figure]))

/** The goals that a benchmark printed with {@link goalTable}, out of everything it printed. */
export const goalsIn = (output: string): Goal[] =>
  [...output.matchAll(/^(PASS|FAIL) {2}(\S.*?) {2,}(\S.*)$/gm)].map(
    ([, verdict, goal = '', figure = '']) => ({
      goal,
      figure,
      met: verdict === 'PASS',
    }),
  )

/** The goals of several benchmarks, each behind its verdict and before the command that measures it. */
export const summary = (results: readonly { command: string; goals: readonly Goal[] }[]): string =>
  table(
    results.flatMap(({ command, goals }) =>
      goals.map(({ goal, figure, met }) => [met ? 'PASS' : 'FAIL', goal, figure, command]),
    ),
  )

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
