import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { isApiError } from '../api/api-error.ts'
import { api } from '../api/client.ts'
import { pageWide } from '../host/page-wide.ts'
import { keepReads } from './kept-reads.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `offline`: the last answer of this read stays readable without a connection, until the session ends.
     * `background`: nobody on the page waits for it; it is dropped while the session is being ended.
     */
    queryMeta: { offline?: boolean; background?: boolean }
  }
}

/** The `meta` of a read that nobody on the page waits for. */
export const backgroundRead = { background: true }

/** The default read (spec §7): GET the path that is the key's first part. */
const fetchKey = ({ queryKey, signal }: QueryFunctionContext) =>
  api.get(String(queryKey[0]), undefined, { signal })

/** The spec's variant: nobody signed in is `null`, not an error. */
export async function nullWhenSignedOut<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null
    throw error
  }
}

/** No retries, never stale, no refetch (spec §7). `always`: an offline read fails at once instead of hanging. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchKey,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        persister: keepReads,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = pageWide('queries', () => createQueryClient())
