import { Inject, Injectable, Module } from '@nestjs/common'
import { Readiness, SETTINGS, shuttingDown } from '@rafiq/service-kit'
import type { GatewaySettings } from '../settings.ts'

/** Milliseconds. */
const timeout = 2_500

/** The gateway is ready when every service behind it is: then a page works to its end. */
@Injectable()
class UpstreamHealth {
  constructor(@Inject(SETTINGS) { upstreams }: GatewaySettings, readiness: Readiness) {
    for (const [name, url] of Object.entries(upstreams)) readiness.add(name, () => askReadiness(url))
  }
}

/** A replica that shuts down serves on until it is gone, and says nothing of the others: that is no service that is down. */
async function askReadiness(service: string): Promise<void> {
  const response = await fetch(new URL('/readyz', service), { signal: AbortSignal.timeout(timeout) })
  const answer = await response.text()
  if (!response.ok && !answer.includes(shuttingDown)) throw new Error(`answered ${response.status}`)
}

@Module({ providers: [UpstreamHealth] })
export class HealthModule {}
