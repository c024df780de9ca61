import type { Client, Credentials } from '../platform-client.ts'

/** One of the demo members in a browser that knows them, from the second time on. */
interface Person {
  readonly credentials: Credentials
  cookie: string
}

/** People who sign in at once, each again as soon as they were answered. */
export class SignInLoad {
  readonly #client: Client
  readonly #people: readonly Person[]

  constructor(client: Client, people: number, password: string) {
    this.#client = client
    this.#people = Array.from({ length: people }, (_, number) => ({
      credentials: { email: `member${String(100 + number)}@rafiq.test`, password },
      cookie: '',
    }))
  }

  /** Signs in for as long as `meanwhile` runs. @returns its result, how many sign-ins were admitted and how many refused with 503 */
  async run<T>(meanwhile: () => Promise<T>): Promise<{ result: T; admitted: number; refused: number }> {
    const counts = { admitted: 0, refused: 0 }
    let unexpected: number | null = null
    let over = false
    const signInAgainAndAgain = async (person: Person) => {
      while (!over && unexpected === null) {
        const status = await this.#signIn(person)
        if (status === 200) counts.admitted += 1
        else if (status === 503) counts.refused += 1
        else unexpected = status
      }
    }
    const signIns = Promise.all(this.#people.map(signInAgainAndAgain))
    const result = await meanwhile().finally(() => {
      over = true
    })
    const { admitted, refused } = counts
    await signIns
    if (unexpected !== null) throw new Error(`Signing in was answered ${unexpected}.`)
    return { result, admitted, refused }
  }

  async #signIn(person: Person): Promise<number> {
    const answer = await this.#client.trySignIn(person.credentials, person.cookie).catch(() => null)
    person.cookie = answer?.cookie ?? person.cookie
    return answer?.status ?? 0
  }
}
