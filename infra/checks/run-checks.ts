import type { Outcome } from '../test/outcome.ts'
import { checks } from './checks.ts'

/** Runs every rule and prints what each found. */
export async function runChecks(root: string): Promise<Outcome> {
  const failures: string[] = []
  for (const { name, problems, figures } of checks) {
    const found = await problems(root)
    console.log(`${found.length === 0 ? '✓' : '✗'} ${name}${figures ? ` (${figures(root)})` : ''}`)
    for (const problem of found) console.log(`  ${problem.replaceAll('\n', '\n  ')}`)
    if (found.length > 0) failures.push(`${name}: ${found[0]}`)
  }
  return { passed: checks.length - failures.length, failures }
}
