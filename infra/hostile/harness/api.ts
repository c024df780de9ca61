import { setTimeout as delay } from 'node:timers/promises'
import { sessionHeader } from '@rafiq/platform-contracts'

/** Calls as a person's browser makes them. */
export class Api {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async ask(
    method: string,
    path: string,
    token?: string,
    body?: object,
  ): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { [sessionHeader]: token }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, json: isJson && text !== '' ? JSON.parse(text) : text }
  }

  /** @throws Error unless it is answered with a success: the harness of an attack is not there */
  async must(method: string, path: string, token?: string, body?: object): Promise<unknown> {
    let { status, json } = await this.ask(method, path, token, body)
    // A machine that others share may have no time for the platform.
    for (let again = 0; again < 5 && status === 503; again += 1) {
      await delay(1_000)
      ;({ status, json } = await this.ask(method, path, token, body))
    }
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(json)}`)
    return json
  }
}
