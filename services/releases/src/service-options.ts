import { Readable } from 'node:stream'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { beaconLimits } from '@rafiq/platform-contracts'
import type { ServiceOptions } from '@rafiq/service-kit'
import { ReleasesServiceModule } from './app.module.ts'
import { releaseLimits } from './publishing/archive-entries.ts'
import { drain } from './publishing/drain.ts'
import type { ReleasesSettings } from './settings.ts'

/** The service as it runs, for `main.ts` and for tests. */
export function serviceOptions(settings: ReleasesSettings): ServiceOptions {
  return { name: 'releases', module: ReleasesServiceModule.forRoot(settings), settings, configure }
}

function configure(app: NestFastifyApplication): void {
  takeArchives(app)
  boundReports(app)
}

/** Anybody may send reports: what is no report by its length alone is not even read. */
function boundReports(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if (route.url === '/api/releases/reports') route.bodyLimit = beaconLimits.bytes
    })
}

/**
 * An archive is handed to its handler as it comes in, byte by byte; whoever reads it bounds it. Whoever answers before
 * its end, the rest is read first: the answer would reach the sender as a broken pipe.
 */
function takeArchives(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload))
  fastify.addHook('onSend', async ({ body }) => {
    if (body instanceof Readable) await drain(body, releaseLimits.packedBytes)
  })
}
