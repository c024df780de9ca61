import type { SourceFile } from './sources.ts'
import { testTitles } from './test-titles.ts'

/** Verbs that a title cannot begin with: in the output of CI nobody sees of what. Nouns of the same spelling are left out. */
const verbs = new Set(
  `accepts adds admits and asks begins bears binds brings builds can cannot carries checks closes comes confirms
  counts demands describes does drops explains fails finds forgets gives goes has hides insists is keeps leads leaves
  lends lets makes marks may meets misses moves names never offers opens passes publishes puts refuses rejects
  remembers returns says searches sees sends serves shares shows signs spreads starts stays stores sums switches takes
  tells throws undoes works writes`.split(/\s+/),
)

/** Subjects that name nothing. */
const nobody = /^(it|its|they|this|that|what (?:cannot|one|is|was)|nothing (?:is|came)|nobody (?:is|who)) /

/** Titles of tests that begin with a verb or a pronoun, and stand in no `describe` that names the subject. */
export function titleSubjectProblems(specs: readonly SourceFile[]): string[] {
  return specs.flatMap((spec) =>
    testTitles(spec).flatMap(([title = '', ...within]) => {
      const named = within.length > 0 || !(verbs.has(title.split(' ', 1)[0] ?? '') || nobody.test(title))
      return named ? [] : [`${spec.path}: the test "${title}" does not name its subject`]
    }),
  )
}
