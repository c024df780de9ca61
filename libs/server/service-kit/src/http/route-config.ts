import { RouteConfig } from '@nestjs/platform-fastify'
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants'
import type { z } from 'zod'

/** What a route's decorators say of it to Fastify's hooks. */
export interface KitRouteConfig {
  /** What its answers are checked by and reduced to. */
  readonly answer?: z.ZodType
  /** Bytes of a body at most, where they are more than usual. */
  readonly largeBody?: number
  /** Takes what a form sends, without reading it. */
  readonly unreadForm?: boolean
}

/** Nest's own decorator forgets what another one of the same route has said. */
export const configureRoute =
  (config: KitRouteConfig): MethodDecorator =>
  (target, key, descriptor) => {
    const said: KitRouteConfig =
      Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) ?? {}
    return RouteConfig({ ...said, ...config })(target, key, descriptor)
  }
