import { Injectable } from '@nestjs/common'

/** Resolves when its part works, rejects when not. */
export type ReadinessCheck = () => Promise<void>

/** What `/readyz` says, with 503, of a process that drains: it serves on, and nobody new shall be led to it. */
export const shuttingDown = 'shutting_down'

/** A check that takes longer counts as down, in milliseconds. */
const checkTimeout = 3_000

/** What this process needs to serve requests; each module adds its own check. */
@Injectable()
export class Readiness {
  readonly #checks = new Map<string, ReadinessCheck>()
  #draining = false

  add(part: string, check: ReadinessCheck): void {
    this.#checks.set(part, check)
  }

  /** Asks every part whether it works. Never rejects, and takes no longer than a check may. */
  async states(): Promise<[part: string, ready: boolean][]> {
    return Promise.all(
      [...this.#checks].map(async ([part, check]): Promise<[string, boolean]> => [part, await holds(check)]),
    )
  }

  /** From here on the process finishes what it has and takes nothing new. */
  drain(): void {
    this.#draining = true
  }

  get draining(): boolean {
    return this.#draining
  }
}

async function holds(check: ReadinessCheck): Promise<boolean> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(new Error('timeout')), checkTimeout)
  try {
    await Promise.race([check(), deadline.promise])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
