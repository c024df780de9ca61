import { usePage, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader } from '@rafiq/ui'
import { useState } from 'react'
import { AccountActions } from '../actions/account-actions.tsx'
import { type Refusal, Refused, refusalsOf } from '../bulk/refused.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import { AccountsSection } from '../list/accounts-section.tsx'
import { useListQuery } from '../list/use-list-query.ts'
import { useUsers } from '../requests/users-query.ts'
import { Figures } from '../stats/figures.tsx'

/** `/moderator`: every account, and what can be done about it. For staff; the shell keeps others out. */
export function Component() {
  const { t } = useTranslation('moderation')
  const { data: viewer } = useProfile()
  const { query } = useListQuery()
  const accounts = useUsers(query)
  const selection = useSelection(accounts.data?.users ?? [])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  usePage({ title: t('members.title') })
  return (
    <AccountActions
      onPaused={(refused) => {
        setRefusals(refusalsOf(refused, selection.users))
        selection.set([])
      }}
    >
      <PageHeader title={t('members.title')} lead={t('members.lead')} />
      <div className="space-y-5">
        <Figures />
        <Refused refusals={refusals} onRead={() => setRefusals([])} />
        {viewer && <AccountsSection viewer={viewer} accounts={accounts} selection={selection} />}
      </div>
    </AccountActions>
  )
}
