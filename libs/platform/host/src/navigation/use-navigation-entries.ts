import { useCaller, useLanguage, useSession } from '@rafiq/platform'
import { navigationFor } from '../composition/composition.ts'
import { useComposition } from '../composition/composition-store.ts'

export type MenuEntry = {
  id: string
  path: string
  label: string
  /** Where the count of what waits there is read. */
  badge?: string | undefined
}

/** The header's entries that remotes declared and this visitor may see, in the page's language. */
export function useNavigationEntries(): MenuEntry[] {
  const composition = useComposition()
  const language = useLanguage()
  const { signedIn } = useSession()
  const caller = useCaller()
  return navigationFor(composition, { signedIn, role: caller?.role ?? null }).map(
    ({ id, path, label, badge }) => ({ id, path, label: label[language], badge: badge?.path }),
  )
}
