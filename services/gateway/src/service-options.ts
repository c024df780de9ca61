import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import {
  defaultPatience,
  isSecure,
  MalformedError,
  type Patience,
  type ServiceOptions,
} from '@rafiq/service-kit'
import { appModule } from './app.module.ts'
import { commonHeaders } from './document/security-headers.ts'
import { LiveSource } from './live/live-source.ts'
import { registerProxy } from './proxy/register-proxy.ts'
import { isOriginForm } from './proxy/request-target.ts'
import { tunnelSockets } from './proxy/tunnel-sockets.ts'
import type { GatewaySettings } from './settings.ts'

/** The gateway as it runs, for `main.ts` and for tests. */
export function serviceOptions(
  settings: GatewaySettings,
  patience: Patience = defaultPatience,
): ServiceOptions {
  const headers = commonHeaders(isSecure(settings))
  return {
    name: 'gateway',
    module: appModule(settings),
    settings,
    patience,
    isEdge: true,
    headers,
    configure: (app) => configure(app, settings, { headers, patience }),
  }
}

interface Edge {
  readonly headers: Readonly<Record<string, string>>
  readonly patience: Patience
}

async function configure(
  app: NestFastifyApplication,
  settings: GatewaySettings,
  { headers, patience }: Edge,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addHook('onRequest', async ({ raw }) => {
    if (!isOriginForm(raw.url ?? '')) throw new MalformedError()
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
    patience: patience.body,
  })
  const tunnels = tunnelSockets(fastify.server, {
    upstream: settings.CHAT_URL,
    publicUrl: settings.PUBLIC_URL,
    headers,
  })
  fastify.addHook('preClose', async () => tunnels.closeAll())
}
