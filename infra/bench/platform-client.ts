import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { sessionHeader } from '@rafiq/platform-contracts'

export interface Credentials {
  email: string
  password: string
}

interface SignInAnswer {
  status: number
  body: unknown
  /** To be shown the next time. */
  cookie: string
}

/** Calls the platform over connections that it keeps. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  /** Answers the status; the body is read and let go. */
  async read(path: string, token: string): Promise<number> {
    const answer = await this.#send('GET', path, { [sessionHeader]: token })
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode ?? 0
  }

  /** @param cookie by which the browser is known; of an unknown one a mail tells, which is not measured here */
  async trySignIn(credentials: Credentials, cookie = ''): Promise<SignInAnswer> {
    const headers = { cookie }
    const answer = await this.#send('POST', '/api/auth/login', headers, JSON.stringify(credentials))
    const [given = cookie] = answer.headers['set-cookie'] ?? []
    return {
      status: answer.statusCode ?? 0,
      body: await json(answer),
      cookie: given.split(';')[0] ?? '',
    }
  }

  /** The token of a new session. */
  async signIn(credentials: Credentials): Promise<string> {
    const { status, body } = await this.trySignIn(credentials)
    if (status !== 200) throw new Error(`Signing in was answered ${status}.`)
    return (body as { token: string }).token
  }

  close(): void {
    this.#agent.destroy()
  }

  async #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<IncomingMessage> {
    const call = request({
      ...{ agent: this.#agent, host: '127.0.0.1', port: this.#port, method, path },
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    })
    call.end(body)
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    return answer
  }
}
