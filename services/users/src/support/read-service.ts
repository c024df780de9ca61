import { callService, type ServiceCall, UnavailableError } from '@rafiq/service-kit'
import type { z } from 'zod'

/** What another service answers to a read. @throws UnavailableError where it answers with an error, or a connection's error */
export async function readService<S extends z.ZodType>(
  call: Pick<ServiceCall, 'url' | 'credential' | 'timeout'>,
  schema: S,
): Promise<z.infer<S>> {
  const response = await callService({ ...call, method: 'GET' })
  if (response.ok) return schema.parse(await response.json())
  await response.body?.cancel()
  throw new UnavailableError({ cause: new Error(`${call.url.origin} answered ${response.status}`) })
}
