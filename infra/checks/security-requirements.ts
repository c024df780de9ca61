import { headingsOf, listOf, type TableRow, tableRows } from './markdown-tables.ts'
import type { SourceFile } from './sources.ts'
import { testCitations } from './test-citations.ts'

const numbers = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Numbers of the requirements of OWASP ASVS 5.0.0, by the level that first asks for them. Level 3 is not aimed at. */
export const requirements: Readonly<Record<'1' | '2', readonly string[]>> = {
  '1': numbers(`
    1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1
    3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5
    6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2
    8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1
    12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`),
  '2': numbers(`
    1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.4.1
    1.4.2 1.4.3 1.5.2 2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1 3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5
    3.4.6 3.5.4 3.5.5 3.7.1 3.7.2 4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4 5.1.1 5.2.3 5.4.1
    5.4.2 5.4.3 6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4
    6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5
    7.5.1 7.5.2 7.6.1 7.6.2 8.1.2 8.2.3 8.4.1 9.2.2 9.2.3 9.2.4 10.1.1 10.1.2 10.2.1 10.2.2 10.3.1
    10.3.2 10.3.3 10.3.4 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11 10.5.1 10.5.2 10.5.3 10.5.4 10.5.5
    10.6.1 10.6.2 10.7.1 10.7.2 10.7.3 11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4
    11.5.1 11.6.1 12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4 13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5
    13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5 14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3 15.1.2
    15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7 16.1.1 16.2.1 16.2.2 16.2.3 16.2.4
    16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3 17.1.1 17.2.1 17.2.2
    17.2.3 17.2.4 17.3.1 17.3.2`),
}

const levelOf = new Map(
  Object.entries(requirements).flatMap(([level, all]) => all.map((number) => [number, level] as const)),
)

const states = ['met', 'not applicable', 'open'] as const

/** The shortest reason that says something. Characters. */
const shortestReason = 20

/** Files that a citation may name, besides tests. */
export type Evidence = Readonly<{
  specs: readonly SourceFile[]
  documents: readonly SourceFile[]
  exists: (path: string) => boolean
}>

/**
 * What is wrong with the table of security requirements (`| number | level | what it asks | state | held by |`): every
 * number of levels 1 and 2 stands in it once, under its level. `met` cites tests (`path › title`), headings of documents
 * (`path.md › heading`) or configuration (`path`); `not applicable` and `open` give a reason; nothing of level 1 is open.
 * The summary's counts are the table's.
 */
export function securityProblems(document: SourceFile, evidence: Evidence): string[] {
  const rows = requirementRows(document)
  const problemOf = citationJudge(evidence)
  const count = (number: string) => rows.filter(({ cells }) => cells[0] === number).length
  return [
    ...[...levelOf.keys()]
      .filter((number) => count(number) !== 1)
      .map((number) => `${document.path} has ${count(number)} rows for ${number}`),
    ...summaryProblems(document, rows),
    ...rows.flatMap((row) =>
      rowProblems(row, problemOf).map(
        (problem) => `${document.path}:${row.line} ${row.cells[0]}: ${problem}`,
      ),
    ),
  ]
}

const requirementRows = (document: SourceFile): TableRow[] =>
  tableRows(document.text).filter(({ cells }) => /^\d+\.\d+\.\d+$/.test(cells[0] ?? ''))

/** How many requirements of a level are in each state, in the order of `states`. */
function countsOf(level: string, rows: readonly TableRow[]): string[] {
  const ofLevel = rows.filter(({ cells }) => levelOf.get(cells[0] ?? '') === level)
  return states.map((state) => String(ofLevel.filter(({ cells }) => cells[3] === state).length))
}

/** The counts of both levels, in words that the note of a release can cite. */
export const securityCounts = (document: SourceFile): string =>
  Object.keys(requirements)
    .map((level) => {
      const counts = countsOf(level, requirementRows(document))
      return `level ${level}: ${states.map((state, index) => `${counts[index]} ${state}`).join(', ')}`
    })
    .join('; ')

/** Whether the summary (`| Level 1 | met | not applicable | open |`) says what the table does. */
function summaryProblems(document: SourceFile, rows: readonly TableRow[]): string[] {
  const summary = tableRows(document.text)
  return Object.keys(requirements).flatMap((level) => {
    const counts = countsOf(level, rows)
    const told = summary.find(({ cells }) => cells[0] === `Level ${level}`)?.cells.slice(1)
    if (told?.join() === counts.join()) return []
    return [`${document.path} should say "| Level ${level} | ${counts.join(' | ')} |"`]
  })
}

function rowProblems({ cells }: TableRow, problemOf: (citation: string) => string | undefined): string[] {
  const [number = '', level, asks = '', state, heldBy = ''] = cells
  if (levelOf.get(number) === undefined) return ['no requirement of level 1 or 2 has this number']
  const problems = levelOf.get(number) === level ? [] : [`it is of level ${levelOf.get(number)}`]
  if (asks.length < shortestReason) problems.push('it does not say what is asked')
  if (state === 'open' && level === '1') problems.push('nothing of level 1 may be open')
  if (state === 'open' || state === 'not applicable')
    return heldBy.length < shortestReason ? [...problems, `${state} without a reason`] : problems
  if (state !== 'met') return [...problems, `"${state}" is no state: met, not applicable or open`]
  const cited = listOf(heldBy)
  if (cited.length === 0) return [...problems, 'met, and nothing shows it']
  return [...problems, ...cited.map(problemOf).filter((each) => each !== undefined)]
}

function citationJudge({ specs, documents, exists }: Evidence): (citation: string) => string | undefined {
  const testProblem = testCitations(specs)
  return (citation) => {
    const [path = '', heading] = citation.split(' › ')
    if (/\.spec\.tsx?$/.test(path)) return testProblem(citation)
    if (heading === undefined) return exists(path) ? undefined : `there is no file ${path}`
    const document = documents.find((each) => each.path === path)
    if (!document) return `there is no document ${path}`
    return headingsOf(document.text).includes(heading) ? undefined : `${path} has no heading "${heading}"`
  }
}
