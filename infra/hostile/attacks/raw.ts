import { setTimeout as delay } from 'node:timers/promises'
import { sendRaw } from '../ground/raw-socket.ts'
import { isOutOfBreath } from '../judge.ts'
import type { Attack, Ground } from './attack.ts'
import { type Malformed, malformed } from './malformed.ts'

/** What no HTTP client would send, byte by byte. */
export const raw: Attack = {
  name: 'raw',
  async run(ground) {
    for (const one of malformed) if (!ground.enough('raw')) await sendOne(ground, one)
  },
}

async function sendOne(
  { target, findings, machine }: Ground,
  { name, bytes, answers }: Malformed,
): Promise<void> {
  const add = (kind: 'server-error' | 'death' | 'rule', what: string, text: string) =>
    findings.add({
      kind,
      attack: 'raw',
      what: `${name}: ${what}`,
      detail: `${JSON.stringify(bytes.slice(0, 300))}\n     → ${text.slice(0, 300)}`,
    })
  const start = performance.now()
  const { text, statuses } = await sendRaw(target.gateway, Buffer.from(bytes, 'latin1'))
  const waited = machine.waitedSince(start)
  const error = statuses.find(
    (status) => status >= 500 && status !== 505 && !isOutOfBreath({ status, waited }),
  )
  if (error !== undefined) add('server-error', String(error), text)
  if (statuses.length > answers) add('rule', `${statuses.length} answers to one request`, text)
  // What ends a process does so in the same moment; whoever watches it hears of it a little later.
  await delay(20)
  if (statuses.length === 0) await target.ready()
  const deaths = target.takeDeaths()
  for (const death of deaths) add('death', death.replace(/ (ended|was).*/, ' ended'), death)
  if (deaths.length > 0) await target.ready()
}
