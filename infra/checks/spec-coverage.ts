import { listOf, tableRows } from './markdown-tables.ts'
import type { SourceFile } from './sources.ts'
import { testCitations } from './test-citations.ts'

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

/** What people asked for; docs/experience.md has a heading of the same words for each. */
export const experienceSections = ['What hurt', 'What was missing', 'Bad input and faults'] as const

/** What teams were promised; docs/platform-coverage.md has a heading of the same words for each. */
export const platformSections = [
  'A team needs a URL, a token and a key',
  'Majors without a flag day',
  'Last healthy, and gone means gone',
  'The watch sees what members see',
  'Proof before publish',
  'For whoever runs teams',
  'Done when',
] as const

/**
 * What is wrong with a table that gives a test to every sentence, of the product specification, or of what people asked
 * for or were promised: a section that is missing or empty, a row without a test, a cited file or title that is not there, or that more
 * than one test bears.
 *
 * @param specs every spec of the project
 */
export function coverageProblems(
  document: SourceFile,
  specs: readonly SourceFile[],
  wanted: readonly string[] = sections,
): string[] {
  const rows = tableRows(document.text)
  const problemOf = testCitations(specs)
  return [
    ...wanted
      .filter((title) => !rows.some(({ section }) => section === title))
      .map((title) => `${document.path} has no row under a heading "${title}"`),
    ...rows.flatMap(({ line, cells: [says, tests] }) => {
      const cited = listOf(tests)
      const problems = cited.length === 0 ? [`"${says}" has no test`] : cited.map(problemOf)
      return problems.filter((each) => each !== undefined).map((each) => `${document.path}:${line} ${each}`)
    }),
  ]
}
