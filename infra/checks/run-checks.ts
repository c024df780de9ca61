import { checks } from './checks.ts'

/**
 * Runs every rule and prints what each found.
 *
 * @returns how many held and how many did not
 */
export async function runChecks(root: string): Promise<{ passed: number; failed: number }> {
  let failed = 0
  for (const { name, problems, figures } of checks) {
    const found = await problems(root)
    console.log(`${found.length === 0 ? '✓' : '✗'} ${name}${figures ? ` (${figures(root)})` : ''}`)
    for (const problem of found) console.log(`  ${problem.replaceAll('\n', '\n  ')}`)
    if (found.length > 0) failed += 1
  }
  return { passed: checks.length - failed, failed }
}
