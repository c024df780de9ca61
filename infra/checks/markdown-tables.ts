/** A row of a table: its line in the document, the heading that it stands under, and its cells. */
export type TableRow = Readonly<{ line: number; section: string; cells: readonly string[] }>

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const isRuler = (line = '') => /^\|[\s:|-]+$/.test(line)

/** Titles of the document's headings of the second and third level. */
export const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,3} (?<title>.+)$/gm)].map(({ groups }) => groups?.title?.trim() ?? '')

/** Rows of every table of a document; heads and rulers of tables are no rows. */
export function tableRows(text: string): TableRow[] {
  const rows: TableRow[] = []
  const lines = text.split('\n')
  let section = ''
  for (const [index, line] of lines.entries()) {
    section = headingsOf(line)[0] ?? section
    if (!line.startsWith('|') || isRuler(line) || isRuler(lines[index + 1])) continue
    rows.push({ line: index + 1, section, cells: cellsOf(line) })
  }
  return rows
}

/** What a cell lists, one each line: backticks around a line are taken off. */
export const listOf = (cell = ''): string[] =>
  cell
    .split('<br>')
    .map((each) => each.trim().replace(/^`|`$/g, ''))
    .filter((each) => each !== '')
