import { createReadStream, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Attack, Harness } from './attack.ts'

/** Nobody reads people's data in logs: what was planted is looked for, with tokens and hashes of passwords. */
export const logs: Attack = {
  name: 'logs',
  run: (harness) => searchLogs(harness, { empty: false }),
}

/** @param empty whether the logs are emptied after that, for the next ones: a night has gigabytes of them */
export async function searchLogs(harness: Harness, { empty }: { empty: boolean }): Promise<void> {
  const folder = join(harness.target.dataDir, 'logs')
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    await searchLog(harness, file, name)
    // Services write at the end, wherever that is.
    if (empty) truncateSync(file)
  }
}

async function searchLog({ people, findings }: Harness, path: string, name: string): Promise<void> {
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const found = [
      ...people.secrets.readBy('log', line),
      ...(people.secrets.hasToken(line) ? ['a token of a session'] : []),
      ...(line.includes('$argon2') ? ['a hash of a password'] : []),
    ]
    for (const what of found) {
      findings.add({ kind: 'log', attack: 'logs', what: `${name} has ${what}`, detail: line.slice(0, 500) })
    }
  }
}
