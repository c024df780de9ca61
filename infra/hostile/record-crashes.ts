import type { Harness } from './attacks/attack.ts'

/** Tells which processes ended by themselves, and waits for them. */
export async function recordCrashes(
  { target, findings }: Pick<Harness, 'target' | 'findings'>,
  attack: string,
): Promise<void> {
  const crashes = target.takeCrashes()
  for (const crash of crashes) {
    findings.add({ kind: 'crash', attack, what: crash, detail: 'Its log has the last lines.' })
  }
  if (crashes.length > 0) await target.ready()
}
