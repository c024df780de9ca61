import { useTranslation } from '@rafiq/platform/i18n'
import type { ReactNode } from 'react'
import { EntryLink } from './entry-link.tsx'
import type { MenuEntry } from './use-navigation-entries.ts'

/** One look for everything that stands in a header menu. */
export const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-ink no-underline hover:bg-palm-tint aria-[current=page]:font-semibold aria-[current=page]:text-palm [&_svg]:size-5'

export function MenuLinks({ entries, children }: { entries: readonly MenuEntry[]; children?: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={t('header.menu')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} className={menuItemClass} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
