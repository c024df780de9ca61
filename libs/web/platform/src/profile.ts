import type { UserProfile } from '@rafiq/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from './api/client.ts'
import { nullWhenSignedOut } from './api/query-client.ts'
import { eraseMemberStorage } from './session/member-storage.ts'
import { useSession } from './session/use-session.ts'

/** The caller's own profile; `null` when the session is gone (spec §7). */
export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  meta: { offline: true },
  queryFn: async ({ signal }) => {
    const profile = await nullWhenSignedOut(api.get<UserProfile>('/api/user/profile', undefined, { signal }))
    if (profile) void eraseMemberStorage(profile.id)
    return profile
  },
})

/** Asked only when somebody is signed in. */
export function useProfile() {
  const { signedIn } = useSession()
  return useQuery({ ...profileQuery, enabled: signedIn })
}
