import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { ServiceOptions } from '@rafiq/service-kit'
import { appModule } from './app.module.ts'
import { commonHeaders } from './document/security-headers.ts'
import { LiveSource } from './live/live-source.ts'
import { registerProxy } from './proxy/register-proxy.ts'
import { tunnelSockets } from './proxy/tunnel-sockets.ts'
import type { GatewaySettings } from './settings.ts'

/** The gateway as it runs, for `main.ts` and for tests. */
export function serviceOptions(settings: GatewaySettings): ServiceOptions {
  return {
    name: 'gateway',
    module: appModule(settings),
    settings,
    configure: (app) => configure(app, settings),
  }
}

async function configure(app: NestFastifyApplication, settings: GatewaySettings): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders)
  })
  const live = app.get(LiveSource)
  await registerProxy(fastify, {
    upstreams: {
      users: settings.USERS_URL,
      connections: settings.CONNECTIONS_URL,
      chat: settings.CHAT_URL,
      moderation: settings.MODERATION_URL,
      releases: settings.RELEASES_URL,
    },
    liveRevision: () => live.current?.revision ?? '',
  })
  const tunnels = tunnelSockets(fastify.server, settings.CHAT_URL)
  fastify.addHook('preClose', async () => tunnels.closeAll())
}
