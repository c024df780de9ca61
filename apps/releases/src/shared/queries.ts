import { api } from '@rafiq/platform'
import { queryOptions } from '@rafiq/platform/query'
import {
  type AnalysisWindow,
  type AudienceAttributes,
  type CanaryAnalysis,
  faultDelays,
  type ProofPicture,
  type ReleaseProofs,
  type ReleaseStatus,
  type ReleaseVersions,
  type TracedFaults,
} from '@rafiq/platform-contracts'

/** Read again and again while the page is in view, and at once when somebody comes back to it. */
export const live = {
  refetchInterval: faultDelays.dashboard,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const

/** `GET /api/releases/status`: what visitors get of every remote, by name. */
export const statusQuery = queryOptions({
  ...live,
  queryKey: ['/api/releases/status'],
  queryFn: ({ signal }) => api.get<ReleaseStatus>('/api/releases/status', undefined, { signal }),
})

/** `GET /api/releases/audience`: what canaries may be narrowed to; the same as long as the platform runs. */
export const audienceQuery = queryOptions({
  queryKey: ['/api/releases/audience'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => api.get<AudienceAttributes>('/api/releases/audience', undefined, { signal }),
})

/** `GET /api/releases/{remote}/versions`: newest first. */
export const versionsQuery = (remote: string) => {
  const path = `/api/releases/${remote}/versions`
  return queryOptions({
    ...live,
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseVersions>(path, undefined, { signal }),
  })
}

/** `GET /api/releases/{remote}/proofs`: newest first. */
export const proofsQuery = (remote: string) => {
  const path = `/api/releases/${remote}/proofs`
  return queryOptions({
    ...live,
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseProofs>(path, undefined, { signal }),
  })
}

/** `GET /api/releases/{remote}/proofs/{id}/pictures/{place}`: what never changes. */
export const proofPictureQuery = (remote: string, id: string, place: number) => {
  const path = `/api/releases/${remote}/proofs/${id}/pictures/${place}`
  return queryOptions({
    queryKey: [path],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.get<ProofPicture>(path, undefined, { signal }),
  })
}

/** `GET /api/releases/{remote}/faults`: the most frequent, with where the team wrote what failed. */
export const tracedFaultsQuery = (remote: string, window: AnalysisWindow) => {
  const path = `/api/releases/${remote}/faults`
  return queryOptions({
    ...live,
    queryKey: [path, window],
    queryFn: ({ signal }) => api.get<TracedFaults>(`${path}?window=${window}`, undefined, { signal }),
  })
}

/** `GET /api/releases/watch`: how the versions of every remote do in browsers. */
export const canaryAnalysisQuery = (window: AnalysisWindow) =>
  queryOptions({
    ...live,
    queryKey: ['/api/releases/watch', window],
    queryFn: ({ signal }) =>
      api.get<CanaryAnalysis>(`/api/releases/watch?window=${window}`, undefined, { signal }),
  })
