import { randomBytes } from 'node:crypto'
import type { ProductConfig } from '@rafiq/platform-contracts'
import { isSecure, NotFoundError } from '@rafiq/service-kit'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../http/language.ts'
import { plainPageHeaders } from '../http/plain-page.ts'
import type { GatewaySettings } from '../settings.ts'
import { demoPage } from './demo-page.ts'

interface DemoRoute {
  Params: { segment?: string }
  Querystring: Record<string, unknown>
}

/** In the place of other sites while the platform runs with demo data, so that nobody outside learns of the demo. */
export function registerDemoPages(fastify: FastifyInstance, settings: GatewaySettings): void {
  const { demoPages } = settings.PRODUCT_CONFIG
  for (const page of demoPages) registerDemoPage(fastify, page, settings)
}

function registerDemoPage(
  fastify: FastifyInstance,
  page: ProductConfig['demoPages'][number],
  settings: GatewaySettings,
): void {
  const pattern = new RegExp(page.segment)
  for (const path of [page.path, `${page.path}/:segment`]) {
    fastify.get<DemoRoute>(path, async ({ params, query, headers }, reply) => {
      const { segment = null } = params
      if (segment !== null && !pattern.test(segment)) throw new NotFoundError()
      const said = query[page.query]
      const nonce = randomBytes(16).toString('base64')
      const visit = { segment, query: typeof said === 'string' ? said : '', nonce }
      const language = languageOf(headers.cookie, isSecure(settings))
      return reply
        .headers(plainPageHeaders(nonce))
        .type('text/html; charset=utf-8')
        .send(demoPage(page, settings.PRODUCT_CONFIG.theme, visit, language))
    })
  }
}
