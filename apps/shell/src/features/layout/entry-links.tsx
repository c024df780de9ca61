import { type MenuEntry, useBadgeCount } from '@rafiq/host'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { NavLink } from '@rafiq/platform/router'
import { EllipsisVertical } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { useProminentEntries } from './use-prominent-entries.ts'

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

/** Entries that have room beside the rest of the header at the width from which on they stand there. */
const mostInHeader = 5

/**
 * Entries of the remotes, in the header itself where there is room, the rest behind a button; on a phone they are in the menu. The account is the
 * first entry of the menu that bears its name, and so is not here as well.
 */
export function HeaderLinks() {
  const { t } = useTranslation('shell')
  const entries = useProminentEntries().filter(({ path }) => path !== linkTo('account'))
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('header.navigation')} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        {entries.slice(0, mostInHeader).map((entry) => (
          <li key={entry.id}>
            <EntryLink
              entry={entry}
              className="flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-palm-tint aria-[current=page]:font-semibold aria-[current=page]:text-palm"
            />
          </li>
        ))}
        {entries.length > mostInHeader && (
          <li>
            <DisclosureMenu label={t('header.more')} icon={<EllipsisVertical aria-hidden="true" />}>
              <MenuLinks label={t('header.more')} entries={entries.slice(mostInHeader)} />
            </DisclosureMenu>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** One look for everything that stands in a header menu. */
export const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-ink no-underline hover:bg-palm-tint aria-[current=page]:font-semibold aria-[current=page]:text-palm [&_svg]:size-5'

type MenuLinksProps = { entries: readonly MenuEntry[]; label?: string; children?: ReactNode }

export function MenuLinks({ entries, label, children }: MenuLinksProps) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={label ?? t('header.menu')}>
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
