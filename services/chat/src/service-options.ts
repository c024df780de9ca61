import type { ServiceOptions } from '@rafiq/service-kit'
import { ChatServiceModule } from './app.module.ts'
import type { ChatSettings } from './settings.ts'
import { SocketServerAdapter } from './sockets/socket-server.adapter.ts'

/** The chat service as it runs, for `main.ts` and for tests. */
export function serviceOptions(settings: ChatSettings): ServiceOptions {
  return {
    name: 'chat',
    module: ChatServiceModule.forRoot(settings),
    settings,
    configure: (app) => {
      app.useWebSocketAdapter(new SocketServerAdapter(app, settings))
    },
  }
}
