import { useLoaded } from '@rafiq/app-kit'
import '../texts.ts'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { Ban, EllipsisVertical, Flag, IconButton, ShieldCheck, X } from '@rafiq/ui'
import { Menu, MenuItem, MenuSeparator } from '@rafiq/ui/menu'
import { useEffect, useRef, useState } from 'react'
import { BlockDialog } from '../blocks/block-dialog.tsx'
import { DeclineDialog } from '../declines/decline-dialog.tsx'
import { receivedContactsQuery } from '../declines/received-contacts.ts'
import type { Person } from '../person.ts'
import { loadReportDialog } from '../reports/load-report-dialog.ts'
import type { SafetyMenuProps } from './safety-menu.tsx'

type Choice = 'report' | 'block' | 'decline' | null

/** The menu, open from its first moment, and the dialogs that its items lead to. */
export function OpenedMenu({
  person,
  label,
  links = [],
  onBlocked,
  ...others
}: SafetyMenuProps & { label: string }) {
  const { withMessages, withDecline, className } = others
  const { t } = useTranslation('safety')
  const [open, setOpen] = useState<Choice>(null)
  const chosen = useRef<Choice>(null)
  const report = useLoaded(loadReportDialog)
  const choose = (choice: Choice) => () => {
    chosen.current = choice
  }
  // One after the other: a dialog that opens while the menu still has the focus does not know where to give it back.
  const closed = () => {
    if (chosen.current === 'report') void report.request()
    setOpen(chosen.current)
    chosen.current = null
  }
  useEffect(() => void loadReportDialog().catch(() => undefined), [])
  const dialog = (which: Choice) => ({
    person,
    onBlocked,
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  })
  return (
    <>
      <Menu
        defaultOpen
        onClosed={closed}
        trigger={
          <IconButton label={label} className={className}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        {links.map(({ to, label: text, icon }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              {icon}
              {text}
            </Link>
          </MenuItem>
        ))}
        {links.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={choose('report')}>
          {t('safety:menu.report')}
        </MenuItem>
        <MenuItem icon={<Ban aria-hidden="true" />} tone="danger" onSelect={choose('block')}>
          {t('safety:menu.block')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={linkTo('safety')}>
            <ShieldCheck aria-hidden="true" />
            {t('safety:menu.guidelines')}
          </Link>
        </MenuItem>
        {withDecline && <DeclineItem person={person} onSelect={choose('decline')} />}
      </Menu>
      <DeclineDialog {...dialog('decline')} />
      <BlockDialog {...dialog('block')} />
      {report.part && (
        <report.part.ReportDialog
          {...dialog('report')}
          subject={{ kind: 'profile', memberId: person.id }}
          withMessages={withMessages}
        />
      )}
    </>
  )
}

/** Where they contacted the member and have no answer; asked anew by each menu, and last in it, as it may come later. */
function DeclineItem({ person, onSelect }: { person: Person; onSelect: () => void }) {
  const { t } = useTranslation('safety')
  const { data: received } = useQuery({ ...receivedContactsQuery, refetchOnMount: 'always' })
  if (!received?.some(({ userId }) => userId === person.id)) return null
  return (
    <MenuItem icon={<X aria-hidden="true" />} onSelect={onSelect}>
      {t('safety:menu.decline')}
    </MenuItem>
  )
}
