import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { z } from 'zod'

/**
 * What a route answers, said once: the status, the schema that the answer is checked by and reduced to, and the same schema
 * in the OpenAPI document. An answer that breaks its schema is a 500, so that nothing leaves a service that the contract does
 * not name.
 *
 * @param schema of the whole answer; of a list `z.array(item)`. Nest checks a list item by item, so bounds of the list itself
 * only describe it
 * @param status 201 where the route makes something
 */
export const Returns = (schema: z.ZodType, status = 200): MethodDecorator =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema: schema instanceof z.ZodArray ? (schema.element as z.ZodType) : schema }),
    ApiResponse({ status, standardSchema: schema }),
  )
