import product from '@rafiq/configuration/product.json' with { type: 'json' }
import { type MenuEntry, PhoneBar, useBadgeCount } from '@rafiq/host'
import { useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { NavLink, useLocation } from '@rafiq/platform/router'
import { matchPath } from '@rafiq/platform/shell'
import { Handshake, type Icon, MessageCircle, RefreshCw, ShieldCheck, User } from '@rafiq/ui'
import { CountBadge } from './count-badge.tsx'
import { useProminentEntries } from './use-prominent-entries.ts'

/** Which entries of the remotes a phone shows at the bottom, in this order; staff's own first. */
const places: Readonly<Record<string, Icon>> = {
  moderator: ShieldCheck,
  releases: RefreshCw,
  matches: Handshake,
  chat: MessageCircle,
  account: User,
}

/** The places that matter, in reach of the thumb, for whoever is signed in. */
export function BottomBar() {
  const { t } = useTranslation('shell')
  const { signedIn } = useSession()
  const shown = barEntries(useProminentEntries())
  const { pathname } = useLocation()
  // There the bottom is where one writes, whichever version of the chat it is.
  const writing = matchPath(product.pages.chatRoom, pathname) !== null
  if (!signedIn || writing || shown.length === 0) return null
  return (
    <PhoneBar label={t('header.bar')}>
      <ul className="flex">
        {shown.map((entry) => (
          <li key={entry.id} className="min-w-0 flex-1">
            <Place entry={entry} />
          </li>
        ))}
      </ul>
    </PhoneBar>
  )
}

/** The entries of the bar among those that this visitor has. */
export function barEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return Object.keys(places).flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

function Place({ entry: { id, path, label, badge } }: { entry: MenuEntry }) {
  const { t } = useTranslation('shell')
  const count = useBadgeCount([badge])
  const Icon = places[id]
  return (
    <NavLink
      to={path}
      className="flex min-h-[60px] flex-col items-center justify-center gap-0.5 px-0.5 text-[min(0.8125rem,4vw)] text-soft no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-palm"
      {...(count > 0 && { 'aria-label': t('header.unread', { label, count }) })}
    >
      {Icon && (
        <span className="relative">
          <Icon aria-hidden="true" className="size-6" />
          <CountBadge count={count} className="absolute -end-3 -top-1.5" />
        </span>
      )}
      <span className="max-w-full truncate">{label}</span>
    </NavLink>
  )
}
