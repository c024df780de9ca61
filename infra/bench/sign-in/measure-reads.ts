import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client.ts'
import type { Options } from './options.ts'

const path = '/api/user/profile'

/**
 * Reads a member's own profile so many times a second, whether or not earlier reads were answered, as people do who know
 * nothing of each other. Answers milliseconds from the moment at which each read was due.
 */
export async function measureReads(
  client: Client,
  token: string,
  { reads, seconds }: Pick<Options, 'reads' | 'seconds'>,
): Promise<number[]> {
  const start = performance.now()
  const under: Promise<number>[] = []
  for (let number = 0; number < reads * seconds; number += 1) {
    const due = start + (number * 1000) / reads
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    under.push(timed(client, token, due))
  }
  return Promise.all(under)
}

async function timed(client: Client, token: string, due: number): Promise<number> {
  const status = await client.read(path, token)
  if (status !== 200) throw new Error(`${path} was answered ${status}.`)
  return performance.now() - due
}
