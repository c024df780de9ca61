import { type ProductConfig, remoteNameSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { type ApiRoute, apiRoutes } from './api-routes.ts'

const teamApisSchema = z.record(remoteNameSchema, z.url({ protocol: /^https?$/ }))

/** `TEAM_APIS`, JSON: the prefix of a team's API below `/api`, and the address of the service that answers there. */
export const teamApisSetting = z
  .string()
  .default('{}')
  .transform((text, context): Readonly<Record<string, string>> => {
    const { data, error } = teamApisSchema.safeParse(parseJson(text))
    if (data) return data
    for (const { path, message } of error.issues) {
      context.addIssue({ code: 'custom', message: `${path.join('.')} ${message}`.trim() })
    }
    return z.NEVER
  })
  .describe("JSON: the prefix of each team's own API below /api, and the address of its service")

/** What a team's service is called among the upstreams; no service of a product can be called so. */
const upstreamName = (prefix: string): string => `team/${prefix}`

/** Addresses by the names that the routes have. */
export const teamUpstreams = (apis: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(apis).map(([prefix, url]) => [upstreamName(prefix), url]))

/**
 * The routes of teams' APIs: everything below their prefix.
 *
 * @throws Error with a sentence for the operator, where a prefix is one of the product's or the platform's
 */
export function teamRoutes(apis: Readonly<Record<string, string>>, product: ProductConfig): ApiRoute[] {
  const taken = new Map(apiRoutes(product).map(({ path, service }) => [path.split('/')[2], service] as const))
  return Object.keys(apis).flatMap((prefix) => {
    const owner = taken.get(prefix)
    if (owner !== undefined) {
      throw new Error(`TEAM_APIS: /api/${prefix} belongs to the ${owner} service: take another prefix.`)
    }
    const service = upstreamName(prefix)
    return [
      { path: `/api/${prefix}`, service },
      { path: `/api/${prefix}/*`, service },
    ]
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
