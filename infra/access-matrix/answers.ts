import { type ServiceName, serviceNames } from './rows/services.ts'

/** Who asks. `other`: a member without a match with the one whose things are asked for. */
export const callers = [
  'visitor',
  'member',
  'other',
  'moderator',
  'admin',
  'releases',
  'paused',
  'pausedAdmin',
] as const

export type Caller = (typeof callers)[number]

/** The status that each caller gets; `services`: what services get by their own credentials, where those are who a route is for. */
export type Answers = Readonly<Record<Caller, number>> & { readonly services?: ServiceAnswers }

type ServiceAnswers = Readonly<Record<ServiceName, number>>

type Differences = Partial<Answers>

/** All the same, whoever asks. */
export const everyone = (status: number, differences: Differences = {}): Answers => ({
  ...(Object.fromEntries(callers.map((caller) => [caller, status])) as Record<Caller, number>),
  ...differences,
})

/** Whoever has a session. */
export const signedIn = (status: number, differences: Differences = {}): Answers =>
  everyone(status, { visitor: 401, ...differences })

/** Whoever the thing belongs to, paused or not; everybody else with a session gets `others`. */
export const owner = (status: number, others: 403 | 404, differences: Differences = {}): Answers =>
  signedIn(others, { member: status, paused: status, ...differences })

/** Moderators and admins. */
export const staff = (status: number, differences: Differences = {}): Answers =>
  signedIn(403, { moderator: status, admin: status, ...differences })

/** Who runs releases: they, and admins. */
export const releaseAdmins = (status: number): Answers => admins(status, { releases: status })

export const admins = (status: number, differences: Differences = {}): Answers =>
  signedIn(403, { admin: status, ...differences })

/** These services only: neither a session helps nor the credential of another. */
export const internal = (status: number, ...allowed: [ServiceName, ...ServiceName[]]): Answers =>
  everyone(403, {
    services: Object.fromEntries(
      serviceNames.map((name) => [name, allowed.includes(name) ? status : 403]),
    ) as ServiceAnswers,
  })
