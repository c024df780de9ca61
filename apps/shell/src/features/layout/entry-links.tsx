import { type MenuEntry, useBadgeCount, useNavigationEntries } from '@rafiq/host'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { NavLink } from '@rafiq/platform/router'
import type { ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'

/** One entry of the header or its menu, with how many things wait behind it. */
function EntryLink({ entry, className }: { entry: MenuEntry; className: string }) {
  const { t } = useTranslation('shell')
  const { path, label, badge } = entry
  const count = useBadgeCount([badge])
  return (
    <NavLink
      to={path}
      className={className}
      {...(count > 0 && { 'aria-label': t('header.unread', { label, count }) })}
    >
      {label}
      <CountBadge count={count} className="ms-1.5" />
    </NavLink>
  )
}

/**
 * Entries of the remotes, in the header itself where there is room; on a phone they are in the menu. The account is the
 * first entry of the menu that bears its name, and so is not here as well.
 */
export function HeaderLinks() {
  const { t } = useTranslation('shell')
  const entries = useNavigationEntries().filter(({ path }) => path !== linkTo('account'))
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
