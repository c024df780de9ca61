import { ModulesContainer } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { GATEWAY_METADATA, MESSAGE_MAPPING_METADATA, MESSAGE_METADATA } from '@nestjs/websockets/constants.js'
import type { ServiceOptions } from '@rafiq/service-kit'

/** Routes as they are registered: `GET /api/user/profile`, `SOCKET typing`. */
export type RouteTable = string[]

/** Fills the table with what Fastify is told while the application starts, whoever tells it. */
export function recordRoutes(options: ServiceOptions, table: RouteTable): ServiceOptions {
  return {
    ...options,
    configure: async (app) => {
      app
        .getHttpAdapter()
        .getInstance()
        .addHook('onRoute', ({ method, url, config }) => {
          // What is led to another service is that service's: its own rows say who may use it.
          if (config?.service !== undefined) return
          const methods = [method].flat()
          table.push(...(methods.length > 1 ? ['ANY'] : methods).map((one) => `${one} ${url}`))
        })
      await options.configure?.(app)
    },
  }
}

/** Every event that a gateway of the application listens to, and that sockets are opened at all. */
export function socketEvents(app: NestFastifyApplication): RouteTable {
  const classes = [...app.get(ModulesContainer).values()]
    .flatMap(({ providers }) => [...providers.values()])
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? [metatype] : []))
    .filter((metatype) => Reflect.hasMetadata(GATEWAY_METADATA, metatype))
  const events = classes.flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .map((name) => prototype[name] as unknown)
      .filter((handler) => typeof handler === 'function')
      .filter((handler) => Reflect.hasMetadata(MESSAGE_MAPPING_METADATA, handler))
      .map((handler) => `SOCKET ${Reflect.getMetadata(MESSAGE_METADATA, handler)}`),
  )
  return classes.length > 0 ? ['SOCKET connect', ...events] : events
}
