import { useProfile } from '@rafiq/app-kit'
import { ownerOf, useBadgeCount, useComposition, useNavigationEntries } from '@rafiq/host'
import {
  api,
  endSession,
  hasUnsent,
  linkTo,
  mayLeave,
  signOut,
  toast,
  useRenderedNavigate,
} from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Email, User } from '@rafiq/ui'
import { type MouseEvent, useState } from 'react'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { MenuLinks, menuItemClass } from './entry-links.tsx'
import { useOtherLanguage } from './language-toggle.tsx'

/** What a signed-in member reaches from everywhere. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const { data: profile } = useProfile()
  const entries = useNavigationEntries()
  const waiting = useBadgeCount(entries.map(({ badge }) => badge))
  const composition = useComposition()
  const hasAccount = entries.some(({ path }) => path === linkTo('account'))
  const account = { id: 'account', path: linkTo('account'), label: t('header.account') }
  const all = !hasAccount && ownerOf(composition, linkTo('account')) ? [account, ...entries] : entries
  return (
    <DisclosureMenu
      label={t('header.accountMenu')}
      icon={<User aria-hidden="true" />}
      text={profile?.name ?? t('header.account')}
      count={waiting}
    >
      {profile && (
        <p className="px-3 py-2 text-sm text-soft">
          <Email address={profile.email} />
        </p>
      )}
      <MenuLinks entries={all}>
        <PhoneItems />
        <LogOutItem />
      </MenuLinks>
    </DisclosureMenu>
  )
}

/** What stands in the header itself where there is room. */
function PhoneItems() {
  const { t } = useTranslation('shell')
  const { language, switchLanguage } = useOtherLanguage()
  return (
    <>
      <li className="mt-1 border-t border-line pt-1 md:hidden">
        <Link to={linkTo('support')} className={menuItemClass}>
          {t('header.support')}
        </Link>
      </li>
      <li className="md:hidden">
        <button type="button" lang={language} className={menuItemClass} onClick={switchLanguage}>
          {t('header.otherLanguage')}
        </button>
      </li>
    </>
  )
}

/** Asks in its place first, where it would erase what is not sent yet: that works without a connection too. */
function LogOutItem() {
  const { t } = useTranslation('shell')
  const logOut = useLogOut()
  const [asking, setAsking] = useState(false)
  const press = (event: MouseEvent) => {
    if (asking || !hasUnsent()) return void logOut()
    setAsking(true)
    // The menu would close on it.
    event.stopPropagation()
  }
  return (
    <li className="mt-1 border-t border-line pt-1">
      {asking && (
        <p role="alert" className="px-3 py-2 text-sm text-clay">
          {t('logout.unsent')}
        </p>
      )}
      <button type="button" className={menuItemClass} onClick={press} onBlur={() => setAsking(false)}>
        {asking ? t('logout.anyway') : t('header.logout')}
      </button>
    </li>
  )
}

/**
 * Ends the session here and on the server, and goes home (spec §2). Home first, and rendered before the session ends:
 * the guard of the page that is left would ask to sign in. A page with something unsaved is asked before any of it.
 */
function useLogOut() {
  const { t } = useTranslation('shell')
  const navigate = useRenderedNavigate()
  return async () => {
    if (!(await mayLeave())) return
    const ended = endSession(() => api.post('/api/auth/logout')).catch(() => null)
    await navigate(linkTo('home'))
    signOut()
    toast({ title: t('logout.title'), description: t('logout.text') })
    await ended
  }
}
