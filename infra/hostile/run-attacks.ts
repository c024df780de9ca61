import type { Attack, Harness } from './attacks/attack.ts'
import { slowestFor } from './judge.ts'
import { recordCrashes } from './record-crashes.ts'

/** Runs attacks one after the other, and judges after each what all of them may do: crashes, and what others waited. */
export async function runAttacks(harness: Harness, attacks: readonly Attack[]): Promise<void> {
  for (const attack of attacks) {
    const start = Date.now()
    const before = harness.findings.all.length
    await harness.canary.take()
    try {
      await attack.run(harness)
    } catch (error) {
      harness.findings.add({
        kind: 'rule',
        attack: attack.name,
        what: 'the attack could not be made',
        detail: String((error as Error).stack),
      })
    }
    await settle(harness, attack)
    const found = harness.findings.all.length - before
    console.log(
      `${found === 0 ? '✓' : '✗'} ${attack.name}: ${found} findings (${((Date.now() - start) / 1_000).toFixed(1)} s)`,
    )
  }
}

async function settle(harness: Harness, { name }: Attack): Promise<void> {
  const { canary, findings } = harness
  await recordCrashes(harness, name)
  const seen = await canary.take()
  const slowest = slowestFor(harness)
  const detail = `${seen.asked} small requests beside it; the slowest took ${Math.round(seen.slowest)} ms (${seen.path}).`
  // One may be an accident of the machine.
  if (seen.times.filter((time) => time > slowest).length > 1) {
    findings.add({ kind: 'hang', attack: name, what: `another caller waited over ${slowest} ms`, detail })
  }
  // Whoever asked while the gateway was unavailable got nothing: the crash says it.
  if (findings.all.some(({ kind, attack }) => kind === 'crash' && attack === name)) return
  for (const [what, times] of seen.failed) {
    findings.add({
      kind: 'server-error',
      attack: name,
      what: `another caller: ${what}`,
      detail: `${times} of ${seen.asked}`,
    })
  }
}
