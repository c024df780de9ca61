import { Body, Controller, Module, Post } from '@nestjs/common'
import { Public, Returns, type ServiceSettings, startService } from '@rafiq/service-kit'
import { serve } from '../../serve.ts'
import { processorTime } from '../processor-time.ts'
import { type Cards, cardsFor, cardsSchema, path, type Search, searchSchema } from '../search-cards.ts'

/** A service as all of ours are made, whose one route does the same as the bare server's. */
class ThingsController {
  search(search: Search): Cards {
    return cardsFor(search)
  }
}

class ThingsModule {}

// Node runs TypeScript as it is, without decorators: they are called by name.
const route = Object.getOwnPropertyDescriptor(ThingsController.prototype, 'search') ?? {}
for (const decorate of [Public(), Returns(cardsSchema), Post()]) {
  decorate(ThingsController.prototype, 'search', route)
}
Body({ schema: searchSchema })(ThingsController.prototype, 'search', 0)
Controller(path)(ThingsController)
Module({ controllers: [ThingsController] })(ThingsModule)

const settings: ServiceSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: Number(process.env['PORT']),
  LOG_LEVEL: 'info',
  RATE_LIMIT_SCALE: 1,
  DRAIN_SECONDS: 0,
  SERVICE_CREDENTIAL: 'a credential of nobody, thirty-two letters or more',
  SERVICE_CALLERS: [],
  PUBLIC_URL: 'http://localhost:4000',
  TRUSTED_PROXIES: 'loopback',
}
await startService({ name: 'things', module: ThingsModule, settings })

serve({ address: () => `http://${settings.HOST}:${settings.PORT}`, processorTime })
