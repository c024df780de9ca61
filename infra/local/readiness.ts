import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { CommandError } from './settings.ts'
import type { Supervisor } from './supervisor.ts'

/**
 * Asks until there is an answer.
 *
 * @param ask rejects while there is none
 * @param timeout ms
 * @throws CommandError when the time is up, or at once when a process of the platform ended
 */
export async function waitForAnswer(
  supervisor: Supervisor,
  name: string,
  ask: () => Promise<unknown>,
  timeout = 60_000,
): Promise<void> {
  const end = Date.now() + timeout
  const poll = async (): Promise<void> => {
    for (;;) {
      try {
        await ask()
        return
      } catch (error) {
        if (Date.now() > end) {
          throw new CommandError(`${name} gave no answer within ${timeout / 1_000} s: ${String(error)}`)
        }
      }
      await delay(50)
    }
  }
  await Promise.race([poll(), supervisor.broken])
}

/** Rejects unless this address answers 2xx. By `node:http`, which gives a fraction of `fetch`'s work to a port that is closed yet. */
export async function askHttp(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { agent: false, signal: AbortSignal.timeout(3_000) }, resolve).on('error', reject)
  const response = await promise
  const body = await text(response)
  if (Math.floor((response.statusCode ?? 0) / 100) !== 2)
    throw new Error(`${url} answers ${response.statusCode}: ${body.slice(0, 300)}`)
}
