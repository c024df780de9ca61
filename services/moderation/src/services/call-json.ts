import { errorBodySchema } from '@rafiq/contracts'
import {
  type AppError,
  ConflictError,
  callService,
  ForbiddenError,
  MalformedError,
  NotFoundError,
  RuleError,
  type ServiceCall,
  UnavailableError,
} from '@rafiq/service-kit'
import type { z } from 'zod'

/** Milliseconds: a hundred accounts are paused in one transaction. */
const timeout = 10_000

/** Another service's answer. @throws its error (400, 403, 404, 409, 422), or 503 where it does not answer */
export async function callJson<S extends z.ZodType>(
  call: Omit<ServiceCall, 'timeout'>,
  schema: S,
): Promise<z.infer<S>> {
  const response = await callService({ ...call, timeout })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw errorOfAnswer(response.status, answer)
  return schema.parse(answer)
}

/** Another service's error as this service's own answer; whatever else it said means that it is not there. */
export function errorOfAnswer(status: number, body: unknown): AppError {
  const { data } = errorBodySchema.safeParse(body)
  if (data && status === 400) return new MalformedError(data.code, data.issues && { issues: data.issues })
  if (data && status === 403 && data.code !== 'unauthorized') return new ForbiddenError(data.code)
  if (data && status === 404) return new NotFoundError(data.code)
  if (data && status === 409) return new ConflictError(data.code)
  if (data && status === 422) return new RuleError(data.code)
  return new UnavailableError({ cause: new Error(`the service answered ${status}`) })
}
