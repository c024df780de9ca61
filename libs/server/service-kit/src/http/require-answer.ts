import type { z } from 'zod'
import { UnavailableError } from '../errors/kinds.ts'
import { callService, type ServiceCall } from './call-service.ts'

/**
 * Another service's answer to a call whose success alone counts.
 *
 * @param expected a status that is an answer, beside success
 * @throws UnavailableError for any other, or a connection's error: 503
 */
export async function requireAnswer(call: ServiceCall, expected?: number): Promise<Response> {
  const response = await callService(call)
  if (response.ok || response.status === expected) return response
  await response.body?.cancel()
  throw new UnavailableError({ cause: new Error(`${call.url.origin} answered ${response.status}`) })
}

/** What another service answers to a read. @throws UnavailableError for an error, a connection's error, or ZodError for anything else */
export async function readAnswer<S extends z.ZodType>(
  call: Omit<ServiceCall, 'method' | 'body'>,
  schema: S,
): Promise<z.infer<S>> {
  const response = await requireAnswer({ ...call, method: 'GET' })
  return schema.parse(await response.json())
}
