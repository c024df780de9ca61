import { isStaff } from '@rafiq/contracts/accounts'
import type { UserProfile } from '@rafiq/contracts/members'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { AwayNoticesSection } from '../features/away-notices/away-notices.tsx'
import { BlockedPeople } from '../features/blocked/blocked-people.tsx'
import { DeleteAccount } from '../features/deletion/delete-account.tsx'
import { HabitsSection } from '../features/habits/habits-section.tsx'
import { LedgerRow } from '../features/ledger/ledger-row.tsx'
import { MyCard } from '../features/my-card/my-card.tsx'
import { DataRow } from '../features/my-data/download.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { useNotices } from '../features/notices/use-notices.ts'
import { Overview } from '../features/overview/overview.tsx'
import { StaffOverview } from '../features/overview/staff-overview.tsx'
import { ChangePassword } from '../features/password/change-password.tsx'
import { SecurityRow } from '../features/password/security-row.tsx'
import { Privacy } from '../features/privacy/privacy.tsx'
import { YourReports } from '../features/reports/your-reports.tsx'
import { RequestsRow } from '../features/requests/requests-row.tsx'
import { SignOut, SignOutEverywhere } from '../features/sign-out/sign-out.tsx'

/** A member's sections, the own card beside them where there is room; staff have no questionnaire, so no card. */
export function AccountSections({ profile }: { profile: UserProfile }) {
  if (isStaff(profile.role) || profile.name === null) {
    return <StaffSections profile={profile} />
  }
  return <MemberSections profile={profile} />
}

/** Of the team, and yet told and free like everybody; what one was a member for is there while anything is left of it. */
function StaffSections({ profile }: { profile: UserProfile }) {
  const notices = useNotices()
  return (
    <div className="max-w-3xl space-y-5">
      <Notices {...notices} />
      <StaffOverview profile={profile} />
      <YourReports ifAny />
      <BlockedPeople ifAny />
      <Actions />
    </div>
  )
}

/** What is new from the team comes before everything else; what was read stands further down. */
function MemberSections({ profile }: { profile: UserProfile }) {
  const notices = useNotices()
  const news = notices.fresh.size > 0
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="space-y-5 lg:col-start-1">
        {news && <Notices {...notices} />}
        <Overview profile={profile} />
        <Privacy profile={profile} />
        <HabitsSection />
        <AwayNoticesSection />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <MyCard profile={profile} />
      </div>
      <div className="space-y-5 lg:col-start-1">
        {!news && <Notices {...notices} />}
        <YourReports />
        <BlockedPeople />
        <Actions />
      </div>
    </div>
  )
}

function Actions() {
  const { t } = useTranslation('account')
  return (
    <Section title={t('actions.title')}>
      <ul className="divide-y divide-line">
        <SecurityRow />
        <ChangePassword />
        <LedgerRow />
        <DataRow />
        <RequestsRow />
        <SignOut />
        <SignOutEverywhere />
        <DeleteAccount />
      </ul>
    </Section>
  )
}
