import { z } from 'zod'

const signed = z.object({
  photo: z.uuid(),
  viewer: z.uuid(),
  expires: z.coerce.number().int().positive(),
  signature: z.string().min(1).max(100),
})

/** The query of a signed photo path; null where there is none, or nothing that could be one. */
export const photoQuerySchema = signed.nullable().catch(null)
export type PhotoQuery = z.infer<typeof photoQuerySchema>
