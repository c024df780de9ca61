import type { UserProfile } from '@rafiq/contracts/members'
import { api, eraseMemberStorage, nullWhenSignedOut, useSession } from '@rafiq/platform'
import { queryOptions, useQuery } from '@rafiq/platform/query'

/** The caller's own profile; `null` when the session is gone (spec §7). */
export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  meta: { offline: true },
  queryFn: readProfile,
})

/** Asked only when somebody is signed in. */
export function useProfile() {
  const { signedIn } = useSession()
  return useQuery({ ...profileQuery, enabled: signedIn })
}

export async function readProfile({ signal }: { signal: AbortSignal }): Promise<UserProfile | null> {
  const profile = await nullWhenSignedOut(api.get<UserProfile>('/api/user/profile', undefined, { signal }))
  if (profile) void eraseMemberStorage(profile.id)
  return profile
}
