import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Every service: who may call and be called. */
export const serviceNames = ['gateway', 'releases', 'users', 'connections', 'chat', 'moderation'] as const
export type ServiceName = (typeof serviceNames)[number]

/** What a service is known by to those that it calls: the digest of its credential, which they need not know. */
export interface ServiceCaller {
  readonly name: ServiceName
  readonly digest: Buffer
}

const callerSchema = z
  .templateLiteral([z.enum(serviceNames), '=', z.string().regex(/^[0-9a-f]{64}$/)])
  .transform((text): ServiceCaller => {
    const [name = '', digest = ''] = text.split('=')
    return { name: name as ServiceName, digest: Buffer.from(digest, 'hex') }
  })

/** `gateway=<SHA-256 of its credential, hex>,users=…`; a name that stands twice has two credentials, for a rotation. */
export const serviceCallersSchema = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(callerSchema).min(1))

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
