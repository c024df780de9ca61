import type { SourceFile } from './sources.ts'
import { testTitles } from './test-titles.ts'

/** Verbs that a title cannot begin with: in the output of CI nobody sees of what. Nouns of the same spelling are left out. */
const verbs = new Set(
  `accepts adds admits and asks begins bears binds brings builds can cannot carries checks closes comes confirms
  counts demands describes does drops ends explains fails finds forgets gives goes has hides insists is keeps leads
  leaves lends lets makes marks may meets misses moves names never offers opens passes publishes puts refuses rejects
  remembers returns says searches sees sends serves shares shows signs spreads starts stays stores sums switches takes
  tells throws undoes works writes`.split(/\s+/),
)

/** Subjects that name nothing. */
const nobody =
  /^(it|its|they|this|that|one|in Arabic|what (?:cannot|one|is|was)|nothing (?:is|came)|nobody (?:is|who))\b/

/** Words that say in a picture what the field has a term for, or that name a person of the story in place of a role. */
const vague =
  /\b(hears?|heard|strangers?|storms?|dead session|(?:is|are|was|be) away|gives? way|she|her|hers|he|him|his)\b/

/** Placeholders of a table, and words that carry no subject between them. */
const filler =
  /%[a-zA-Z]|\$\w+|\$\{[^}]*\}|\b(?:is|are|in|of|on|at|by|to|a|an|the|and|has|with|for|as|not)\b|\W|\d/g

/** What is wrong with each title of a test, read with the `describe` that it stands in. */
export function titleSubjectProblems(specs: readonly SourceFile[]): string[] {
  return specs.flatMap((spec) =>
    testTitles(spec).flatMap((path) => {
      const [title = '', ...within] = path
      const problem = (text: string) => [`${spec.path}: the test "${path.join(' › ')}" ${text}`]
      const beginsWithVerb = verbs.has(title.split(' ', 1)[0] ?? '') || nobody.test(title)
      if (within.length === 0 && beginsWithVerb) return problem('does not name its subject')
      if (path.join(' ').replace(filler, '') === '') return problem('has no subject beside its values')
      const word = vague.exec(path.join(' '))?.[0]
      return word === undefined ? [] : problem(`says "${word}": name the role or the technical term`)
    }),
  )
}
