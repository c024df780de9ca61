import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { keepReads } from '../offline/kept-reads.ts'
import { isApiError } from './api-error.ts'
import { api } from './client.ts'

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

export const queryClient = createQueryClient()
