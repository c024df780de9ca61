import type { SourceFile } from './sources.ts'
import { type TestTitle, testTitles } from './test-titles.ts'

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
 * Judges citations of tests, `path › title` or `path › describe › title`: what is wrong with one, undefined where it
 * names exactly one test that runs. Each spec is parsed once.
 *
 * @param specs every spec of the project
 */
export function testCitations(specs: readonly SourceFile[]): (citation: string) => string | undefined {
  const titles = new Map<string, TestTitle[]>()
  const titlesOf = (spec: SourceFile) => {
    const known = titles.get(spec.path) ?? testTitles(spec)
    titles.set(spec.path, known)
    return known
  }
  return (citation) => {
    const [path = '', ...cited] = citation.split(' › ')
    const spec = specs.find((each) => each.path === path)
    if (!spec) return `there is no spec ${path}`
    const found = titlesOf(spec).filter((title) => matches(title, cited))
    if (found.length === 1) return undefined
    const title = cited.join(' › ')
    return found.length === 0
      ? `${path} has no test "${title}"`
      : `${path} has ${found.length} tests "${title}"; name the describe`
  }
}
