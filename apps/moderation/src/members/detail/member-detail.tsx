import type { ModeratorUserDetail } from '@rafiq/contracts/moderation'
import { Breakable, Ltr, PageHeader } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { isOwnPause, mayDecide, type Viewer } from '../actions/may.ts'
import { StatusBadges } from '../status-badges.tsx'
import { AccountFacts } from './account-facts.tsx'
import { Connections } from './connection-counts.tsx'
import { DetailActions } from './detail-actions.tsx'
import { History } from './history.tsx'
import { OwnPauseNotice, PauseNotice } from './pause-notice.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ReportsOn } from './reports-on.tsx'
import { SignInActions } from './sign-in-actions.tsx'

type MemberDetailProps = { detail: ModeratorUserDetail; viewer: Viewer; back: ReactNode }

/** One account: who, how it stands, what can be done; then what is known, and what was done. */
export function MemberDetail({ detail, viewer, back }: MemberDetailProps) {
  const { user, pause, card, connections, history } = detail
  return (
    <>
      <PageHeader
        above={back}
        title={
          <Ltr className="wrap-anywhere">
            <Breakable text={user.email} />
          </Ltr>
        }
        lead={<StatusBadges user={user} />}
        actions={<DetailActions user={user} gender={card?.gender ?? null} viewer={viewer} />}
      />
      <div className="space-y-5">
        {pause && <PauseNotice pause={pause} />}
        {isOwnPause(user) && <OwnPauseNotice />}
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="min-w-0 space-y-5">
            <ProfileCard card={card} email={user.email} />
          </div>
          <div className="min-w-0 space-y-5">
            <AccountFacts detail={detail} />
            {card && <Connections counts={connections} />}
            <ReportsOn memberId={user.id} />
            {mayDecide(viewer, user) && <SignInActions user={user} />}
            <History entries={history} />
          </div>
        </div>
      </div>
    </>
  )
}
