import { callService, type ServiceCall } from '@rafiq/service-kit'
import type { z } from 'zod'
import { relayRefusal } from './relay-refusal.ts'

/** Milliseconds: a hundred accounts are paused in one transaction. */
const timeout = 10_000

/** Another service's answer. @throws its refusal (400, 403, 404, 409, 422), or 503 where it does not answer */
export async function callJson<S extends z.ZodType>(
  call: Omit<ServiceCall, 'timeout'>,
  schema: S,
): Promise<z.infer<S>> {
  const response = await callService({ ...call, timeout })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw relayRefusal(response.status, answer)
  return schema.parse(answer)
}
