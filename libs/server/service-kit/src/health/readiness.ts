import { Injectable } from '@nestjs/common'

/** Resolves when its part works, rejects when not. */
export type ReadinessCheck = () => Promise<void>

/** What this process needs to serve requests; each module adds its own check. */
@Injectable()
export class Readiness {
  readonly #checks = new Map<string, ReadinessCheck>()
  #draining = false

  add(part: string, check: ReadinessCheck): void {
    this.#checks.set(part, check)
  }

  get checks(): ReadonlyMap<string, ReadinessCheck> {
    return this.#checks
  }

  /** From here on the process finishes what it has and takes nothing new. */
  drain(): void {
    this.#draining = true
  }

  get draining(): boolean {
    return this.#draining
  }
}
