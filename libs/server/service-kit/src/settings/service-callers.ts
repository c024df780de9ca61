import { createHash, timingSafeEqual } from 'node:crypto'
import type { Registered } from '@rafiq/platform-contracts/register'
import { z } from 'zod'

/** The name of a service: who may call and be called. */
export type ServiceName = Registered<'service', string>

/** What a service is known by to those that it calls: the digest of its credential, which they need not know. */
export interface ServiceCaller {
  readonly name: ServiceName
  readonly digest: Buffer
}

const callerSchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*=[0-9a-f]{64}$/)
  .transform((text): ServiceCaller => {
    const [name = '', digest = ''] = text.split('=')
    return { name: name as ServiceName, digest: Buffer.from(digest, 'hex') }
  })

/**
 * `gateway=<SHA-256 of its credential, hex>,users=…`; a name that stands twice has two credentials, for a rotation.
 *
 * @param names the services that there are; without them every name is taken
 */
export const serviceCallersSchema = (names?: readonly string[]) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(
      z
        .array(
          callerSchema.refine(({ name }) => names?.includes(name) ?? true, {
            error: `expected the name of a service: ${names?.join(', ')}`,
          }),
        )
        .min(1),
    )

/** The header of calls between services: the caller's credential. */
export const serviceCredentialHeader = 'x-service-credential'

export const credentialDigest = (credential: string): Buffer =>
  createHash('sha256').update(credential).digest()

/** Whose credential a header holds; null for nobody's. The time that it takes says nothing of the digests. */
export function callerOf(header: unknown, callers: readonly ServiceCaller[]): ServiceName | null {
  if (typeof header !== 'string') return null
  const given = credentialDigest(header)
  return callers.filter(({ digest }) => timingSafeEqual(digest, given))[0]?.name ?? null
}
