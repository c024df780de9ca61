import type { Attack, Ground } from './attacks/attack.ts'
import { slowestFor } from './judge.ts'
import { settleDeaths } from './settle-deaths.ts'

/** Runs attacks one after the other, and judges after each what all of them may do: deaths, and what others waited. */
export async function runCampaign(ground: Ground, attacks: readonly Attack[]): Promise<void> {
  for (const attack of attacks) {
    const start = Date.now()
    const before = ground.findings.all.length
    await ground.canary.take()
    try {
      await attack.run(ground)
    } catch (error) {
      ground.findings.add({
        kind: 'rule',
        attack: attack.name,
        what: 'the attack could not be made',
        detail: String((error as Error).stack),
      })
    }
    await settle(ground, attack)
    const found = ground.findings.all.length - before
    console.log(
      `${found === 0 ? '✓' : '✗'} ${attack.name}: ${found} findings (${((Date.now() - start) / 1_000).toFixed(1)} s)`,
    )
  }
}

async function settle(ground: Ground, { name }: Attack): Promise<void> {
  const { canary, findings } = ground
  await settleDeaths(ground, name)
  const seen = await canary.take()
  const slowest = slowestFor(ground)
  const detail = `${seen.asked} small requests beside it; the slowest took ${Math.round(seen.slowest)} ms (${seen.path}).`
  // One may be an accident of the machine.
  if (seen.times.filter((time) => time > slowest).length > 1) {
    findings.add({ kind: 'hang', attack: name, what: `another caller waited over ${slowest} ms`, detail })
  }
  // Whoever asked while the gateway was away got nothing: the death says it.
  if (findings.all.some(({ kind, attack }) => kind === 'death' && attack === name)) return
  for (const [what, times] of seen.failed) {
    findings.add({
      kind: 'server-error',
      attack: name,
      what: `another caller: ${what}`,
      detail: `${times} of ${seen.asked}`,
    })
  }
}
