import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  defaultTimeouts,
  isSecure,
  LOGGER,
  MalformedError,
  type RequestTimeouts,
  type ServiceOptions,
} from '@rafiq/service-kit'
import { GatewayServiceModule } from './app.module.ts'
import { takeBrowserReports } from './crashes/take-browser-reports.ts'
import { registerDemoPages } from './demo/register-demo-pages.ts'
import { cameByPlainHttp, secureAddress } from './http/plain-http.ts'
import { commonHeaders } from './http/security-headers.ts'
import { LiveSource } from './live/live-source.ts'
import { apiRoutes } from './proxy/api-routes.ts'
import { registerProxy } from './proxy/register-proxy.ts'
import { isOriginForm } from './proxy/request-target.ts'
import { findTeamOrigin } from './proxy/team-apis.ts'
import { tunnelSockets } from './proxy/tunnel-sockets.ts'
import type { GatewaySettings } from './settings.ts'

/** The gateway as it runs, for `main.ts` and for tests. */
export function serviceOptions(
  settings: GatewaySettings,
  timeouts: RequestTimeouts = defaultTimeouts,
): ServiceOptions {
  const headers = commonHeaders(isSecure(settings))
  return {
    name: 'gateway',
    module: GatewayServiceModule.forRoot(settings),
    settings,
    timeouts,
    isEdge: true,
    headers,
    configure: (app) => configure(app, settings, { headers, bodyTimeout: timeouts.body }),
  }
}

interface Edge {
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly bodyTimeout: number
}

async function configure(
  app: NestFastifyApplication,
  settings: GatewaySettings,
  { headers, bodyTimeout }: Edge,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance()
  const { PRODUCT_CONFIG: product, upstreams, PUBLIC_URL: publicUrl } = settings
  fastify.addHook('onRequest', async ({ raw }) => {
    if (!isOriginForm(raw.url ?? '')) throw new MalformedError()
  })
  if (isSecure(settings)) {
    fastify.addHook('onRequest', async ({ raw: { method, url: target = '', headers } }, reply) => {
      if (!cameByPlainHttp(headers)) return
      const address = secureAddress({ method, target }, { publicUrl, sockets: product.sockets })
      return reply.redirect(address, 308)
    })
  }
  takeBrowserReports(fastify)
  const live = app.get(LiveSource)
  await registerProxy(fastify, {
    routes: apiRoutes(product),
    upstreams,
    teamOrigin: (prefix) => findTeamOrigin(live.current?.apis, product, prefix),
    liveRevision: () => live.current?.revision ?? '',
    bodyTimeout,
    logger: app.get(LOGGER),
  })
  if (settings.DEMO) registerDemoPages(fastify, settings)
  const { sockets } = product
  const tunnels = tunnelSockets(fastify.server, { sockets, upstreams, publicUrl, headers })
  fastify.addHook('preClose', async () => tunnels.closeAll())
}
