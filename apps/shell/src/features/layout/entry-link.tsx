import { useTranslation } from '@rafiq/platform/i18n'
import { NavLink } from '@rafiq/platform/router'
import { CountBadge } from './count-badge.tsx'
import { useBadgeCount } from './use-badge-counts.ts'
import type { MenuEntry } from './use-navigation-entries.ts'

/** One entry of the header or its menu, with how many things wait behind it. */
export function EntryLink({ entry, className }: { entry: MenuEntry; className: string }) {
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
