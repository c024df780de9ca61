import type { SourceFile } from './sources.ts'
import { type TestTitle, testTitles } from './test-titles.ts'

/** The sections of the product specification; the document has a heading of the same words for each. */
export const sections = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  'Header and footer',
  'Home',
  'Login',
  'Register',
  'Questionnaire',
  'Results',
  'Matches',
  'Connections',
  'Chat',
  'Account',
  'Moderator',
  'Test login',
  'Support',
  'Safety guidelines',
  'Terms and privacy',
  'Generic error screen',
  '3. Entities and their fields',
  'Enumerations',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. Calls the product makes',
  '8. Error catalogue',
  '9. Business constants and limits',
] as const

type Row = Readonly<{ line: number; section: string; says: string; tests: readonly string[] }>

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const isRuler = (line = '') => /^\|[\s:|-]+$/.test(line)

/** The table's rows under their sections; heads and rulers of tables are no rows. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  const lines = text.split('\n')
  let section = ''
  for (const [index, line] of lines.entries()) {
    section = /^#{2,3} (?<title>.+)$/.exec(line)?.groups?.title?.trim() ?? section
    if (!line.startsWith('|') || isRuler(line) || isRuler(lines[index + 1])) continue
    const [says = '', tests = ''] = cellsOf(line)
    const cited = tests.split('<br>').map((each) => each.trim().replace(/^`|`$/g, ''))
    rows.push({ line: index + 1, section, says, tests: cited.filter((each) => each !== '') })
  }
  return rows
}

/** Whether the cited words are the end of a test's path, with describes left out or not. */
function matches(title: TestTitle, cited: readonly string[]): boolean {
  if (title.at(-1) !== cited.at(-1)) return false
  let from = 0
  return cited.every((part) => {
    const at = title.indexOf(part, from)
    from = at + 1
    return at >= 0
  })
}

/**
 * What is wrong with the table that gives a test to every sentence of the product specification: a section that is
 * missing or empty, a row without a test, a cited file or title that is not there, or that more than one test bears.
 *
 * @param specs every spec of the project
 */
export function coverageProblems(document: SourceFile, specs: readonly SourceFile[]): string[] {
  const rows = rowsOf(document.text)
  const at = (row: Row, problem: string) => `${document.path}:${row.line} ${problem}`
  const titles = new Map<string, TestTitle[]>()
  const titlesOf = (spec: SourceFile) => {
    const known = titles.get(spec.path) ?? testTitles(spec)
    titles.set(spec.path, known)
    return known
  }

  const citationProblem = (row: Row, citation: string): string[] => {
    const [path = '', ...cited] = citation.split(' › ')
    const spec = specs.find((each) => each.path === path)
    if (!spec) return [at(row, `there is no spec ${path}`)]
    const found = titlesOf(spec).filter((title) => matches(title, cited))
    if (found.length === 0) return [at(row, `${path} has no test "${cited.join(' › ')}"`)]
    if (found.length > 1)
      return [at(row, `${path} has ${found.length} tests "${cited.join(' › ')}"; name the describe`)]
    return []
  }

  return [
    ...sections
      .filter((title) => !rows.some(({ section }) => section === title))
      .map((title) => `${document.path} has no row under a heading "${title}"`),
    ...rows.flatMap((row) => {
      if (row.tests.length === 0) return [at(row, `"${row.says}" has no test`)]
      return row.tests.flatMap((citation) => citationProblem(row, citation))
    }),
  ]
}
