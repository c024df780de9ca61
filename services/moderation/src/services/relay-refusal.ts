import { errorBodySchema } from '@rafiq/contracts'
import {
  type AppError,
  ConflictError,
  ForbiddenError,
  MalformedError,
  NotFoundError,
  RuleError,
  UnavailableError,
} from '@rafiq/service-kit'

/** What the users service refused, as this service's own answer; whatever else it said means that it is not there. */
export function relayRefusal(status: number, body: unknown): AppError {
  const { data } = errorBodySchema.safeParse(body)
  if (data && status === 400) return new MalformedError(data.code, data.issues && { issues: data.issues })
  if (data && status === 403 && data.code !== 'unauthorized') return new ForbiddenError(data.code)
  if (data && status === 404) return new NotFoundError(data.code)
  if (data && status === 409) return new ConflictError(data.code)
  if (data && status === 422) return new RuleError(data.code)
  return new UnavailableError({ cause: new Error(`the users service answered ${status}`) })
}
