import '../texts.ts'
import { paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Ban, EllipsisVertical, Flag, IconButton, ShieldCheck } from '@rafiq/ui'
import { Menu, MenuItem, MenuSeparator } from '@rafiq/ui/menu'
import { useEffect, useRef, useState } from 'react'
import { BlockDialog } from '../blocks/block-dialog.tsx'
import { loadReportDialog } from '../reports/load-report-dialog.ts'
import { useLoaded } from '../use-loaded.ts'
import type { SafetyMenuProps } from './safety-menu.tsx'

type Choice = 'report' | 'block' | null

/** The menu, open from its first moment, and the dialogs that its items lead to. */
export function OpenedMenu({ person, label, onBlocked, ...others }: SafetyMenuProps & { label: string }) {
  const { withMessages, className } = others
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
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={choose('report')}>
          {t('safety:menu.report')}
        </MenuItem>
        <MenuItem icon={<Ban aria-hidden="true" />} tone="danger" onSelect={choose('block')}>
          {t('safety:menu.block')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={paths.safety}>
            <ShieldCheck aria-hidden="true" />
            {t('safety:menu.guidelines')}
          </Link>
        </MenuItem>
      </Menu>
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
