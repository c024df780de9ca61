import { type RegisteredMember, type UsersClient, waitUntil } from '@rafiq/testing'
import { askHttp } from './ask.ts'

/** Reports of members and what comes of them, through the gateway. */
export class MemberReports {
  readonly #gateway: string

  constructor(gateway: string) {
    this.#gateway = gateway
  }

  /** @returns its id */
  async make({ token }: RegisteredMember, subject: object): Promise<string> {
    const body = { subject, category: 'fraud', words: '' }
    return idOf(await this.#ask('POST', '/api/reports', token, body))
  }

  /** Of somebody new by somebody new. */
  async makeAnew(users: UsersClient): Promise<string> {
    const [reporter, reported] = [await users.member(), await users.member()]
    return this.make(reporter, { kind: 'profile', memberId: reported.id })
  }

  async take({ token }: RegisteredMember, id: string): Promise<void> {
    await this.#ask('POST', `/api/moderator/reports/${id}/take`, token)
  }

  /** @returns the id of the notice that whoever made the report gets */
  async dismiss(by: RegisteredMember, id: string, reporter: RegisteredMember): Promise<string> {
    await this.take(by, id)
    const decision = { decision: 'dismiss', toReporter: 'report-no-breach' }
    await this.#ask('POST', `/api/moderator/reports/${id}/decision`, by.token, decision)
    const notice = async () =>
      idOf(((await this.#ask('GET', '/api/user/notices', reporter.token)) as unknown[])[0])
    return waitUntil('the notice is there', notice)
  }

  async #ask(method: string, path: string, token: string, body?: object): Promise<unknown> {
    const { status, json } = await askHttp(this.#gateway, method, path, { token, body })
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status}.`)
    return json
  }
}

function idOf(json: unknown): string {
  return (json as { id: string }).id
}
