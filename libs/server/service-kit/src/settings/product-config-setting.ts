import { readFileSync } from 'node:fs'
import { type ProductConfig, productConfigSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'

/** `PRODUCT_CONFIG`: the product's configuration, read from its file and checked; each thing that is wrong is an issue. */
export const productConfigSetting = z
  .string()
  .transform((path, context): ProductConfig => {
    const json = readJson(path, context)
    const { data, error } = productConfigSchema.safeParse(json)
    if (data) return data
    for (const { path: place, message } of json === undefined ? [] : error.issues) {
      context.addIssue({ code: 'custom', message: `${place.join('.')} ${message}` })
    }
    return z.NEVER
  })
  .describe("file of the product's configuration")

function readJson(path: string, context: z.core.$RefinementCtx): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    context.addIssue({ code: 'custom', message: `${path} cannot be read: ${String(error)}` })
    return undefined
  }
}
