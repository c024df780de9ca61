import { z } from 'zod'
import { cityKeys } from '../questionnaire/index.ts'

const exposureSchema = z.object({
  members: z.int().min(0).describe('who have a match'),
  gini: z
    .number()
    .min(0)
    .max(1)
    .describe('of how many members each was shown to on each day, taken together: 0 is even'),
  neverShown: z.number().min(0).max(1).describe('the share of those who were shown to nobody'),
})

/**
 * `GET /api/moderator/stats/exposure`, and `GET /internal/stats/exposure` of the users service: how evenly members are
 * shown, over the last days, today's as far as it has come; a viewer counts once a day. The city with most members first.
 */
export const exposureStatsSchema = z
  .object({
    days: z.int().min(1),
    all: exposureSchema,
    cities: z.array(exposureSchema.extend({ city: z.enum(cityKeys) })),
  })
  .meta({ id: 'ExposureStats' })

export type ExposureStats = z.infer<typeof exposureStatsSchema>
