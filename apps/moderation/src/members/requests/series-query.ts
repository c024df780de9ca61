import type { ModeratorSeries, ModeratorSeriesQuery } from '@rafiq/contracts'
import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'

/** Points of each step: a month of days, a year of months. */
const counts = { day: 30, month: 12 } as const

/** `GET /api/moderator/stats/series`: who came and who went, over time. */
export const seriesQuery = (step: ModeratorSeriesQuery['step']) => {
  const path = `/api/moderator/stats/series?step=${step}&count=${counts[step]}`
  return queryOptions({
    queryKey: ['/api/moderator/stats/series', path],
    queryFn: ({ signal }) => api.get<ModeratorSeries>(path, undefined, { signal }),
    staleTime: 0,
  })
}
