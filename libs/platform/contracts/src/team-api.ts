import { z } from 'zod'
import type { ProductConfig } from './product-config.ts'
import { remoteNameSchema } from './release.ts'

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text
}

/** An API of a team, as the operator declared it: everything below `/api/<prefix>` is answered by the service at `origin`. */
export const teamApiSchema = z.object({
  prefix: remoteNameSchema,
  origin: z
    .string()
    .max(300)
    .refine(isOrigin, 'has to be an origin, as http://rentals.teams:8080, without a path'),
})

/** First segments below `/api` that the gateway keeps for the platform. */
const platformPrefixes = ['browser-reports', 'composition', 'internal', 'releases']

/** Whether the product or the platform answers below `/api/<prefix>`: no team's API may be called so. */
export const isTakenPrefix = (prefix: string, { api }: Pick<ProductConfig, 'api'>): boolean =>
  platformPrefixes.includes(prefix) || api.some(({ path }) => path.split('/')[2] === prefix)

export type TeamApi = z.infer<typeof teamApiSchema>
