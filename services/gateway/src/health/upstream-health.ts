import { Inject, Injectable } from '@nestjs/common'
import { Readiness, SETTINGS } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'

/** Milliseconds. */
const timeout = 2_500

/** The gateway is ready when every service behind it is: then a page works to its end. */
@Injectable()
export class UpstreamHealth {
  constructor(@Inject(SETTINGS) settings: GatewaySettings, @Inject(Readiness) readiness: Readiness) {
    readiness.add('users', () => ask(settings.USERS_URL))
    readiness.add('connections', () => ask(settings.CONNECTIONS_URL))
    readiness.add('chat', () => ask(settings.CHAT_URL))
    readiness.add('moderation', () => ask(settings.MODERATION_URL))
    readiness.add('releases', () => ask(settings.RELEASES_URL))
  }
}

async function ask(service: string): Promise<void> {
  const response = await fetch(new URL('/readyz', service), { signal: AbortSignal.timeout(timeout) })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
