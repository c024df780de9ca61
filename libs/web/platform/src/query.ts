/** Server state as remotes may use it. A list, since what is shared cannot be tree-shaken. */
export {
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export { type PhotoLinks, usePhotoLinks } from './api/use-photo-links.ts'
export { useSingleMutation } from './api/use-single-mutation.ts'
