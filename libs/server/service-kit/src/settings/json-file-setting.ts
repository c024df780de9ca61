import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A setting that names a file of JSON: read and checked, and each thing that is wrong is an issue. */
export const jsonFileSetting = <T extends z.ZodType>(schema: T) =>
  z.string().transform((path, context): z.infer<T> => {
    const json = readJson(path, context)
    const { data, error, success } = schema.safeParse(json)
    if (success) return data
    for (const { path: place, message } of json === undefined ? [] : error.issues) {
      context.addIssue({ code: 'custom', message: `${place.join('.')} ${message}` })
    }
    return z.NEVER
  })

function readJson(path: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    context.addIssue({ code: 'custom', message: `${path} cannot be read: ${String(error)}` })
    return undefined
  }
}
