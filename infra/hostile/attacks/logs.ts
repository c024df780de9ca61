import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { attackers } from '../ground/people.ts'
import type { Attack, Ground } from './attack.ts'

/** Nobody reads people's data in logs: what was planted is looked for, with tokens and hashes of passwords. */
export const logs: Attack = {
  name: 'logs',
  async run(ground) {
    const folder = join(ground.target.dataDir, 'logs')
    for (const file of readdirSync(folder)) await searchLog(ground, join(folder, file), file)
  },
}

async function searchLog({ people, findings }: Ground, path: string, name: string): Promise<void> {
  const tokens = attackers.flatMap((attacker) =>
    attacker === 'forged' ? [] : [people.tokenOf(attacker) ?? []].flat(),
  )
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const found = [
      ...people.secrets.readBy('log', line),
      ...(tokens.some((token) => line.includes(token)) ? ['a token of a session'] : []),
      ...(line.includes('$argon2') ? ['a hash of a password'] : []),
    ]
    for (const what of found) {
      findings.add({ kind: 'log', attack: 'logs', what: `${name} has ${what}`, detail: line.slice(0, 500) })
    }
  }
}
