import { useProfile } from '@rafiq/app-kit'
import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader } from '@rafiq/ui'
import { useState } from 'react'
import { AccountActions } from '../actions/account-actions.tsx'
import { NotPaused, type NotPausedAccount, notPausedOf } from '../bulk/not-paused.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { AccountsSection } from '../list/accounts-section.tsx'
import { useListQuery } from '../list/use-list-query.ts'
import { useUsers } from '../list/users-query.ts'
import { type FigureSection, Figures, FigureToggles } from '../stats/figures.tsx'

/** `/moderator`: every account, and what can be done about it. For staff; the shell keeps others out. */
export function Component() {
  const { t } = useTranslation('moderation')
  const { data: viewer } = useProfile()
  const { query } = useListQuery()
  const accounts = useUsers(query)
  const selection = useSelection(accounts.data?.users ?? [])
  const [notPaused, setNotPaused] = useState<readonly NotPausedAccount[]>([])
  const [open, setOpen] = useState<readonly FigureSection[]>([])
  usePage({ title: t('members.title') })
  return (
    <AccountActions
      onPaused={(refused) => {
        setNotPaused(notPausedOf(refused, selection.users))
        selection.set([])
      }}
    >
      <div className="-mb-4">
        <PageHeader
          title={t('members.title')}
          lead={<span className="max-lg:hidden">{t('members.lead')}</span>}
          actions={<FigureToggles open={open} onChange={setOpen} />}
        />
      </div>
      <div className="space-y-4">
        <Figures open={open} />
        <NotPaused accounts={notPaused} onRead={() => setNotPaused([])} />
        {viewer && <AccountsSection viewer={viewer} accounts={accounts} selection={selection} />}
      </div>
    </AccountActions>
  )
}
