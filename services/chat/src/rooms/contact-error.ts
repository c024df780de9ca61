import { errorBodySchema } from '@rafiq/contracts'
import {
  type AppError,
  ForbiddenError,
  NotFoundError,
  RuleError,
  TooManyRequestsError,
  UnauthorizedError,
  UnavailableError,
} from '@rafiq/service-kit'

/** What the connections service's rejection of a contact means for whoever wanted to open a room. */
export function contactError(status: number, body: unknown): AppError {
  const { data } = errorBodySchema.safeParse(body)
  if (data && status === 401) return new UnauthorizedError(data.code)
  if (data && status === 403) return new ForbiddenError(data.code)
  if (data && status === 404) return new NotFoundError(data.code)
  if (data && status === 422) return new RuleError(data.code)
  if (data && status === 429) return new TooManyRequestsError(5)
  return new UnavailableError({ cause: new Error(`the connections service answered ${status}`) })
}
