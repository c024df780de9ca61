import type { SourceFile } from '../checks/sources.ts'

/** Words of PromQL that stand where a name could. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'group_left', 'group_right', 'inf', 'nan'])

/** Names of series that a PromQL expression reads. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
  const names = [...bare.matchAll(/(?<![\w:.])[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g)].map(([name]) => name)
  return [...new Set(names.filter((name) => !words.has(name)))]
}

/** `gauge('name'`, `histogram('name'`, and `new Counter({ name: 'name'`. */
const made = /(?:\b(?:gauge|histogram)\(\s*|new (?:Counter|Gauge|Histogram)\(\{\s*name: )'(?<name>[a-z_]+)'/g
/** Those of the process itself, in prom-client's own files. */
const ofProcess = /'(?<name>(?:process|nodejs)_[a-z0-9_]+)'/g

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? '')

/**
 * Names of series that services export, a histogram's three among them.
 *
 * @param sources of services and of the kit
 * @param library prom-client's files of what a process is measured by
 */
export function exportedMetrics(sources: readonly SourceFile[], library: readonly string[]): Set<string> {
  const own = sources.flatMap(({ text }) => allOf(text, made))
  const process = library.flatMap((text) => allOf(text, ofProcess))
  return new Set(
    [...own, ...process].flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
  )
}
