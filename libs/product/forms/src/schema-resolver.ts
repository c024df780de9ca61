import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Checks a flat form by a schema; the first issue of each field counts. */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodType<Values>): Resolver<Values> {
  return async (values) => {
    const parsed = schema.safeParse(values)
    if (parsed.success) return { values: parsed.data, errors: {} }
    return {
      values: {},
      errors: toFieldErrors(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
    }
  }
}

/**
 * The same by a schema that comes after the form. Where it cannot be had, the form goes on unchecked: the server checks
 * everything again.
 */
export function lazySchemaResolver<Values extends FieldValues>(
  load: () => Promise<z.ZodType<Values>>,
): Resolver<Values> {
  return async (values, ...rest) => {
    const schema = await load().catch(() => null)
    return schema === null ? { values, errors: {} } : schemaResolver(schema)(values, ...rest)
  }
}

/** Pairs of field and message, as react-hook-form holds errors. */
export function toFieldErrors<Values extends FieldValues>(
  problems: Iterable<readonly [field: string, message: string]>,
): FieldErrors<Values> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const [field, message] of problems) errors[field] ??= { type: 'rule', message }
  return errors as FieldErrors<Values>
}
