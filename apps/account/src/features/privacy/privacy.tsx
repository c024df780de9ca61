import type { UserProfile } from '@rafiq/contracts'
import { errorText, toast, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, Eye, EyeOff, Section, Switch } from '@rafiq/ui'
import { useChangeConsent } from './change-consent.ts'
import { visibilityOf } from './visibility.ts'
import { VisibilityNow } from './visibility-now.tsx'

/** Spec §2, Privacy & Matching: one switch, what it does in words, and what others see now. */
export function Privacy({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation(['account', 'common'])
  const language = useLanguage()
  const { mutate, isPending } = useChangeConsent()
  const decide = (share: boolean) =>
    mutate(
      { memberId: profile.id, share, language },
      {
        onSuccess: () =>
          toast({ title: t('privacy.updated'), description: t('privacy.updatedText'), tone: 'success' }),
        onError: (error) =>
          toast({ title: t('privacy.failed'), description: errorText(error, t), tone: 'error' }),
      },
    )
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
        onChange={(event) => decide(event.currentTarget.checked)}
      />
      <VisibilityNow visibility={visibilityOf(profile)} pause={profile.staffPause} />
    </Section>
  )
}
