import type { ComposedRemote, ProductConfig, ProofAnswer, ProofAnswers } from '@rafiq/platform-contracts'
import { type AnswerCall, changeNothing, type OwnAnswer } from './guard-calls.ts'
import { unansweredHeader } from './page-events.ts'

/** Of a session that no service knows. */
export const roleToken = 'made-up-for-a-proof'

interface RoleSessionOptions {
  readonly session: ProductConfig['session']
  readonly answers: ProofAnswers
  readonly role: string
  /** The remote that pages are proven of, and what its composition says. */
  readonly remote: string
  readonly composed: ComposedRemote
}

const restrictedPath = '/api/composition/restricted'
/** What documents leave out of public remotes: a file of the gateway, which knows of no session. */
const remotesFile = '/api/composition/remotes/'

const unanswered: OwnAnswer = {
  status: 503,
  headers: { [unansweredHeader]: 'true' },
  body: { code: 'unavailable', message: 'Nobody has made up an answer to this for proofs.' },
}

/**
 * A session of somebody who is not there, for pages that some roles alone may open. No account has to exist that may do what
 * staff may, and no call reaches a service: pages show what the product made up, and nobody's data.
 */
export function roleSession({ session, answers, role, remote, composed }: RoleSessionOptions): AnswerCall {
  const told: Record<string, Record<string, unknown>> = {
    [session.role.path]: { [session.role.field]: role },
  }
  const { restriction } = session
  if (restriction) told[restriction.path] = { ...told[restriction.path], [restriction.field]: null }
  const all = Object.entries(answers).map(([read, answer]) => ({ path: pathOf(read), answer }))
  return (call) => {
    const change = changeNothing(call)
    if (change) return change
    const { path } = call
    if (path.startsWith(remotesFile)) return undefined
    if (path === restrictedPath) return { status: 200, body: { microFrontends: { [remote]: [composed] } } }
    const made = all.find((one) => one.path.test(path))?.answer
    const own = told[path]
    if (own) return { ...answered(made), body: { ...(made?.body as object | undefined), ...own } }
    return made ? answered(made) : unanswered
  }
}

const answered = (made: ProofAnswer | undefined): OwnAnswer => ({
  status: 200,
  ...(made?.headers && { headers: made.headers }),
  body: made?.body,
})

/** `GET /api/things/:id`, as what the path of a call is compared with. */
const pathOf = (read: string): RegExp =>
  new RegExp(`^${read.replace(/^GET /, '').replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`)
