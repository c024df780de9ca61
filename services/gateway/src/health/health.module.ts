import { Inject, Injectable, Module } from '@nestjs/common'
import { Readiness, SETTINGS } from '@rafiq/service-kit'
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

async function askReadiness(service: string): Promise<void> {
  const response = await fetch(new URL('/readyz', service), { signal: AbortSignal.timeout(timeout) })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

@Module({ providers: [UpstreamHealth] })
export class HealthModule {}
