import { applyDecorators, HttpCode } from '@nestjs/common'
import { ApiNoContentResponse, ApiResponse } from '@nestjs/swagger'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { configureRoute, type KitRouteConfig } from './route-config.ts'

/**
 * What a route answers, said once: the status, the schema that the answer is checked by and reduced to (`checkAnswers`), and
 * the same schema in the OpenAPI document.
 *
 * @param schema of the whole answer; of a list `z.array(item)`
 * @param status 201 where the route makes something
 */
export const Returns = (schema: z.ZodType, status = 200): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    configureRoute({ answer: schema }),
    ApiResponse({ status, standardSchema: schema }),
  )

/** The same for a route that answers 204: done, and there is nothing to say. */
export const ReturnsNothing = (): MethodDecorator => applyDecorators(HttpCode(204), ApiNoContentResponse())

/**
 * Checks the answers of all routes by what they say they return. One that breaks its schema is a 500, so that nothing leaves
 * a service that the contract does not name. A hook rather than Nest's serializer interceptor, whose observables and promises
 * cost more than the check; errors, streams and empty answers pass.
 */
export function checkAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, payload, done) => {
    const { answer } = request.routeOptions.config as KitRouteConfig
    if (!answer || reply.statusCode >= 400) return done(null, payload)
    const { success, data, error } = answer.safeParse(payload)
    if (success) return done(null, data)
    // Where, and not what: values may be a member's.
    const issues = error.issues.map(({ code, path }) => `${code} at /${path.map(String).join('/')}`)
    done(new Error(`The answer breaks its schema: ${issues.join(', ')}`))
  })
}
