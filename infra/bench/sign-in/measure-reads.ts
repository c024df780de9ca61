import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '../platform-client.ts'
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
  const answers: Promise<{ status: number; milliseconds: number }>[] = []
  for (let number = 0; number < reads * seconds; number += 1) {
    const due = start + (number * 1000) / reads
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    answers.push(
      client
        .read(path, token)
        .then((status) => ({ status, milliseconds: performance.now() - due }))
        .catch(() => ({ status: 0, milliseconds: 0 })),
    )
  }
  const answered = await Promise.all(answers)
  const failed = answered.find(({ status }) => status !== 200)
  if (failed) throw new Error(`${path} was answered ${failed.status || 'not at all'}.`)
  return answered.map(({ milliseconds }) => milliseconds)
}
