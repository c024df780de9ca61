import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooLargeError } from '../../errors/kinds.ts'
import { type BodyConfig, UnreadBody } from './large-body.ts'
import { readJsonText } from './read-body.ts'

/**
 * Takes JSON bodies, up to the route's limit and within the bounds of {@link JsonShape}. Those of a route that
 * declares a large body are left unread until its guards have let the caller in.
 *
 * @param patience milliseconds in which a body of the usual size has to be there
 */
export function takeJsonBodies(fastify: FastifyInstance, patience: number): void {
  const toValue = fastify.getDefaultJsonParser('error', 'error')
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      void toValue(request, text, (error, value) => (error ? reject(error) : resolve(value)))
    })
  fastify.removeContentTypeParser(['application/json', 'text/plain'])
  fastify.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { config, bodyLimit } = request.routeOptions
    const { largeBody } = config as BodyConfig
    if (Number(request.headers['content-length'] ?? 0) > (largeBody ?? bodyLimit)) throw new TooLargeError()
    if (largeBody === undefined) {
      return parse(request, await readJsonText(payload, { limit: bodyLimit, patience }))
    }
    return new UnreadBody(async (onBytes) =>
      parse(request, await readJsonText(payload, { limit: largeBody, onBytes })),
    )
  })
}
