import { stripVTControlCharacters } from 'node:util'

/** Rows of two columns in a frame, for a terminal. A row of one cell is a heading over those that follow. */
export function table(rows: readonly (readonly [string] | readonly [string, string])[]): string {
  const width = (text: string): number => [...stripVTControlCharacters(text)].length
  const first = Math.max(...rows.map((row) => (row.length === 2 ? width(row[0]) : 0)))
  const lines = rows.map((row) => (row.length === 2 ? `  ${row[0].padEnd(first)}  ${row[1]}` : row[0]))
  const inner = Math.max(...lines.map(width))
  const frame = (left: string, right: string): string => `${left}${'─'.repeat(inner + 2)}${right}`
  const body = lines.map((line) => `│ ${line}${' '.repeat(inner - width(line))} │`)
  return [frame('┌', '┐'), ...body, frame('└', '┘')].join('\n')
}
