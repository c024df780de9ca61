import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createApp, type ServiceOptions } from './create-app.ts'

/** The service as it runs, without listening: ready for `app.inject(…)`. Close it with `app.close()`. */
export async function createTestApp(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { app } = await createApp(options)
  await app.init()
  await app.getHttpAdapter().getInstance().ready()
  return app
}
