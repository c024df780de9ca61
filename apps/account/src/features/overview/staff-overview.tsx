import type { UserProfile } from '@rafiq/contracts/members'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Callout, Email, Fact, Facts, Lock, Section, ShieldCheck } from '@rafiq/ui'
import { PauseReason } from '../../shared/pause-reason.tsx'

/** An account without a questionnaire: it is in nobody's matches, so there is nothing to share or to edit. */
export function StaffOverview({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation(['account', 'common'])
  const { date } = useFormat()
  return (
    <Section
      title={t('overview.title')}
      actions={
        <Badge tone="palm" icon={<ShieldCheck />}>
          {t(`common:role.${profile.role}`)}
        </Badge>
      }
    >
      <Facts>
        <Fact term={t('overview.email')}>
          <Email address={profile.email} />
        </Fact>
        <Fact term={t('overview.joined')}>
          <time dateTime={profile.createdAt}>{date(profile.createdAt)}</time>
        </Fact>
      </Facts>
      {profile.pausedByStaff && (
        <Callout className="mt-5" tone="amber" icon={<Lock />} title={t('staff.paused')}>
          <p>{t('staff.pausedText')}</p>
          <PauseReason pause={profile.staffPause} />
        </Callout>
      )}
      <Callout className="mt-5" title={t('staff.title')}>
        {t('staff.text')}
      </Callout>
    </Section>
  )
}
