import type { Client, Credentials } from './client.ts'

/** People who sign in at once, each again as soon as they were answered; until it ends. */
export class Storm {
  readonly #people: Promise<void>[]
  readonly #counts = { admitted: 0, refused: 0 }
  #unexpected: number | null = null
  #over = false

  constructor(client: Client, credentials: Credentials, people: number) {
    this.#people = Array.from({ length: people }, () => this.#signInAgainAndAgain(client, credentials))
  }

  /** How many were let in, and how many told to come back later. */
  async end(): Promise<{ admitted: number; refused: number }> {
    this.#over = true
    await Promise.all(this.#people)
    if (this.#unexpected !== null) throw new Error(`Signing in was answered ${this.#unexpected}.`)
    return this.#counts
  }

  async #signInAgainAndAgain(client: Client, credentials: Credentials): Promise<void> {
    while (!this.#over && this.#unexpected === null) {
      const { status } = await client.trySignIn(credentials).catch(() => ({ status: 0 }))
      if (status === 200) this.#counts.admitted += 1
      else if (status === 503) this.#counts.refused += 1
      else this.#unexpected ??= status
    }
  }
}
