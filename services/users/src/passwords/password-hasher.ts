import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Inject, Injectable } from '@nestjs/common'
import { SETTINGS, UnavailableError } from '@rafiq/service-kit'
import { Piscina } from 'piscina'
import type { UsersSettings } from '../settings.ts'
import type { hash, verify } from './argon2.ts'

/** What a hash begins with, by the KiB that it takes. */
const parameters = (memory: number): string => `$argon2id$v=19$m=${memory},t=2,p=1$`

/** A hash of no password at all, for accounts that do not exist. */
const nobody = (memory: number): string =>
  `${parameters(memory)}c29tZXNhbHRzb21lc2FsdA$bm90IHRoZSBoYXNoIG9mIGFueSBwYXNzd29yZCBldmVyIQ`

/**
 * Threads of the process that hash, and nothing else: one core is always left to everybody else, and where all cores are
 * wanted the threads get a tenth of one (`nice`). They end when nobody signs in.
 */
const threads = new Piscina({
  filename: new URL(`./argon2${extname(import.meta.filename)}`, import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(1, availableParallelism() - 1),
  idleTimeout: 30_000,
  niceIncrement: 10,
})

/** Hashing in a short line: a burst of sign-ins is refused with 503 before it slows down anybody else. */
@Injectable()
export class PasswordHasher {
  /** Hashes that wait at most: one and a half seconds of one thread. */
  protected readonly mostWaiting: number = 128
  readonly #memory: number

  constructor(@Inject(SETTINGS) settings: Pick<UsersSettings, 'PASSWORD_HASH_MEMORY'>) {
    this.#memory = settings.PASSWORD_HASH_MEMORY
  }

  hash(password: string): Promise<string> {
    return this.#run<typeof hash>('hash', [password.normalize('NFC'), this.#memory])
  }

  /** Whether a hash is made as this one makes them: one that was made with another setting is not. */
  isCurrent(passwordHash: string): boolean {
    return passwordHash.startsWith(parameters(this.#memory))
  }

  /** @param passwordHash null takes as long as a wrong password and answers no */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const matches = await this.#run<typeof verify>('verify', [
      passwordHash ?? nobody(this.#memory),
      password.normalize('NFC'),
    ])
    return matches && passwordHash !== null
  }

  async #run<Task extends (input: never) => unknown>(
    name: string,
    input: Parameters<Task>[0],
  ): Promise<ReturnType<Task>> {
    if (threads.queueSize >= this.mostWaiting) throw new UnavailableError({ retryAfter: 2 })
    return threads.run(input, { name })
  }
}
