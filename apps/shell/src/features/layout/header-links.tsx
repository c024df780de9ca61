import { useTranslation } from '@rafiq/platform/i18n'
import { EntryLink } from './entry-link.tsx'
import { useNavigationEntries } from './use-navigation-entries.ts'

/** Entries of the remotes, in the header itself where there is room; on a phone they are in the menu. */
export function HeaderLinks() {
  const { t } = useTranslation('shell')
  const entries = useNavigationEntries()
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('header.navigation')} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink
              entry={entry}
              className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-palm-tint aria-[current=page]:font-semibold aria-[current=page]:text-palm"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
