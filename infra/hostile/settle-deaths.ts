import type { Ground } from './attacks/attack.ts'

/** Tells which processes ended by themselves, and waits for them. */
export async function settleDeaths(
  { target, findings }: Pick<Ground, 'target' | 'findings'>,
  attack: string,
): Promise<void> {
  const deaths = target.takeDeaths()
  for (const death of deaths) {
    findings.add({ kind: 'death', attack, what: death, detail: 'Its log has the last lines.' })
  }
  if (deaths.length > 0) await target.ready()
}
