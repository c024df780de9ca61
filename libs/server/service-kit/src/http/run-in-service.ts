import type { INestApplicationContext } from '@nestjs/common'
import { createApp, type ServiceOptions } from './create-app.ts'

/** Runs a script's work inside a service that does not listen, and closes it whatever happens. */
export async function runInService<T>(
  options: ServiceOptions,
  work: (service: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const { app } = await createApp(options)
  try {
    await app.init()
    return await work(app)
  } finally {
    await app.close()
  }
}
