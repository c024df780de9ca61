import type { PipeTransform } from '@nestjs/common'
import { z } from 'zod'

const signed = z.object({
  photo: z.uuid(),
  viewer: z.uuid(),
  expires: z.coerce.number().int().positive(),
  signature: z.string().min(1).max(100),
})

/** What a signed photo path carries; null where there is nothing that could be one. */
export type PhotoQuery = z.infer<typeof signed> | null

export const photoQuery: PipeTransform<unknown, PhotoQuery> = {
  transform: (query) => signed.safeParse(query).data ?? null,
}
