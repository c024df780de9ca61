import type { StaffPause, UserProfile } from '@rafiq/contracts/members'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Callout, Eye, EyeOff, Lock, Section, Switch } from '@rafiq/ui'
import { PauseReason } from '../../shared/pause-reason.tsx'
import { useChangeConsent } from './change-consent.ts'
import { type Visibility, visibilityOf } from './visibility.ts'

/** Spec §2, Privacy & Matching: one switch, what it does in words, and what others see now. */
export function Privacy({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { mutate, isPending } = useChangeConsent()
  return (
    <Section
      title={t('privacy.title')}
      lead={t('privacy.notice')}
      actions={
        profile.isActive ? (
          <Badge tone="palm" icon={<Eye />}>
            {t('privacy.active')}
          </Badge>
        ) : (
          <Badge icon={<EyeOff />}>{t('privacy.paused')}</Badge>
        )
      }
    >
      <Switch
        label={t('privacy.switch')}
        description={t('privacy.switchText')}
        checked={profile.phoneShareConsent}
        aria-busy={isPending}
        onChange={(event) => mutate({ memberId: profile.id, share: event.currentTarget.checked, language })}
      />
      <VisibilityNow visibility={visibilityOf(profile)} pause={profile.staffPause} />
    </Section>
  )
}

/** Who sees what at this moment; heard when the switch changes it. */
function VisibilityNow({ visibility, pause }: { visibility: Visibility; pause: StaffPause | null }) {
  const { t } = useTranslation('account')
  const seen = visibility === 'shared' || visibility === 'visible'
  return (
    <Callout
      className="mt-5"
      role="status"
      tone={visibility === 'paused' ? 'amber' : seen ? 'success' : 'info'}
      icon={seen ? <Eye /> : <Lock />}
      title={t(`privacy.now.${visibility}.title`)}
    >
      <p>{t(`privacy.now.${visibility}.text`)}</p>
      {visibility === 'paused' && <PauseReason pause={pause} />}
    </Callout>
  )
}
