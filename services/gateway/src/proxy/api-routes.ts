import { beaconLimits, bodyLimits, type ProductConfig } from '@rafiq/platform-contracts'

/** Which service answers which path of the API, with `:parameters` and a trailing `/*` as in Fastify's router. */
export interface ApiRoute {
  readonly path: string
  readonly service: string
  /** Of a body at most, where it is not the usual limit. */
  readonly bodyBytes?: number | undefined
}

/** The platform's own: releases. */
const platformRoutes: readonly ApiRoute[] = [
  { path: '/api/releases/reports', service: 'releases', bodyBytes: beaconLimits.bytes },
  { path: '/api/releases/:remote/versions', service: 'releases', bodyBytes: bodyLimits.release },
  { path: '/api/releases/*', service: 'releases' },
]

/** What is not among these does not exist for a browser; no schema lets `/internal/…` of a service be among them. */
export const apiRoutes = ({ api }: ProductConfig): readonly ApiRoute[] => [...api, ...platformRoutes]
