import type { QueryClient } from '@rafiq/platform/query'

/**
 * Reads again what is shown of these, once something was done to them. A read that is under way may have been answered before
 * that, and is given up: where nothing was read yet, it would be taken for what is there now.
 *
 * @param paths how the paths begin that they are read from
 */
export async function readAgain(queryClient: QueryClient, paths: readonly string[]): Promise<void> {
  const filters = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      paths.some((path) => String(queryKey[0]).startsWith(path)),
  }
  await queryClient.cancelQueries(filters)
  await queryClient.invalidateQueries(filters)
}
