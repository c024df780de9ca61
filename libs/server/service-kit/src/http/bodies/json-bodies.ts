import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MalformedError, TooLargeError, UnsupportedTypeError } from '../../errors/kinds.ts'
import type { KitRouteConfig } from '../route-config.ts'
import { UnreadBody } from './large-body.ts'
import { readJsonText } from './read-body.ts'
import { overridesConversion } from './untrusted-json.ts'

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Takes JSON bodies, up to the route's limit and within the bounds of {@link JsonShape}, and forms unread where a route says
 * so. Those of a route that declares a large body are left unread until its guards have let the caller in.
 *
 * @param timeout milliseconds in which a body of the usual size has to be there
 */
export function takeJsonBodies(fastify: FastifyInstance, timeout: number): void {
  const toValue = fastify.getDefaultJsonParser('error', 'error')
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      void toValue(request, text, (error, value) => {
        if (error) reject(error)
        else if (overridesConversion(value)) reject(new MalformedError())
        else resolve(value)
      })
    })
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { config, bodyLimit } = request.routeOptions
    const { largeBody } = config as KitRouteConfig
    if (Number(request.headers['content-length'] ?? 0) > (largeBody ?? bodyLimit)) throw new TooLargeError()
    if (largeBody === undefined) {
      return parse(request, await readJsonText(payload, { limit: bodyLimit, timeout }))
    }
    return new UnreadBody(async (onBytes) =>
      parse(request, await readJsonText(payload, { limit: largeBody, onBytes })),
    )
  })
  fastify.addContentTypeParser(forms, async (request: FastifyRequest, payload: Readable) => {
    if (!(request.routeOptions.config as KitRouteConfig).unreadForm) throw new UnsupportedTypeError()
    payload.resume()
    return undefined
  })
}
