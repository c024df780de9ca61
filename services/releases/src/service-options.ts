import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { beaconLimits } from '@rafiq/platform-contracts'
import type { ServiceOptions } from '@rafiq/service-kit'
import { ReleasesServiceModule } from './app.module.ts'
import { releaseLimits } from './publishing/archive-entries.ts'
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

/** Milliseconds in which a sender who goes on sending can still read the answer. */
const farewell = 500

/**
 * Reads what is left of an upload and forgets it; never fails. Past `maximum` bytes nothing more is read, and the
 * connection is ended once the answer is out: who sends without end must not hold it.
 */
async function drain(body: Readable, maximum: number): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += Buffer.byteLength(chunk)
      if (bytes > maximum) return hangUpSoon(body)
    }
  } catch {
    // The sender went away: nobody waits for an answer.
  }
}

function hangUpSoon(body: Readable): void {
  if (body instanceof IncomingMessage) setTimeout(() => body.socket.destroy(), farewell).unref()
}
