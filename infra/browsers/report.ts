import type { Run } from './options.ts'

/** How one step of one run went. */
export interface StepResult {
  step: string
  seconds: number
  /** Why it failed; nothing after it was run. */
  failure?: string
  /** Of both browsers, while it ran. */
  complaints: readonly string[]
}

export interface RunResult extends Run {
  steps: readonly StepResult[]
}

/** A line per step with the seconds of each run; `✗` where it failed, `!` where a browser complained, `-` where it was not reached. */
export function stepTable(steps: readonly string[], results: readonly RunResult[]): string {
  const header = ['', ...results.map(({ browser, language }) => `${browser} ${language}`)]
  const rows = steps.map((step) => [step, ...results.map((result) => cell(find(result, step)))])
  const table = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const find = ({ steps }: RunResult, name: string) => steps.find(({ step }) => step === name)

function cell(result: StepResult | undefined): string {
  if (!result) return '-'
  if (result.failure !== undefined) return '✗'
  return `${result.seconds.toFixed(1)}${result.complaints.length > 0 ? ' !' : ''}`
}

/** One line for each failure and complaint, to look for. */
export const problemsOf = ({ browser, language, steps }: RunResult): string[] =>
  steps.flatMap(({ step, failure, complaints }) =>
    [...(failure === undefined ? [] : [failure]), ...complaints.map((text) => `complaint: ${text}`)].map(
      (problem) => `${browser} ${language}, ${step}: ${problem}`,
    ),
  )
