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
export { useSingleMutation } from './queries/use-single-mutation.ts'
