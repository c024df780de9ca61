import { type ProfileEdit, type ProfileEditResult, profileEditResultSchema } from '@rafiq/contracts'
import { api, profileQuery } from '@rafiq/platform'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'

/** `PATCH /api/user/profile`; what was read of the profile and its matches before is replaced. */
export function useUpdateProfile() {
  const queries = useQueryClient()
  return useSingleMutation({
    mutationFn: (edit: ProfileEdit) => api.patch('/api/user/profile', edit, profileEditResultSchema),
    onSuccess: ({ user, matches }: ProfileEditResult) => {
      queries.setQueryData(profileQuery.queryKey, user)
      queries.setQueryData(['/api/user/matches'], matches)
    },
  })
}
