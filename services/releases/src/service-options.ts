import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { ServiceOptions } from '@rafiq/service-kit'
import { appModule } from './app.module.ts'
import type { ReleasesSettings } from './settings.ts'

/** The service as it runs, for `main.ts` and for tests. */
export function serviceOptions(settings: ReleasesSettings): ServiceOptions {
  return { name: 'releases', module: appModule(settings), settings, configure: takeArchives }
}

/** An archive is handed to its handler as it comes in, byte by byte; whoever reads it bounds it. */
function takeArchives(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance()
  fastify.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload))
}
