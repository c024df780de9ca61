import { useProfile } from '@rafiq/app-kit'
import type { UserProfile } from '@rafiq/contracts/members'
import { linkTo, loginPath } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, Navigate, useLocation } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { useCallback, useMemo, useState } from 'react'
import { answersFromProfile } from './answers.ts'
import { draftOf } from './draft.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { isChanged } from './unsaved.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Reads the profile that is to be edited, with its loading, error and staff states. */
export function ProfileLoader() {
  const { t } = useTranslation(['onboarding', 'common'])
  const { pathname, search } = useLocation()
  const read = useProfile()
  const { data: profile, isPending } = read
  if (isPending) {
    return (
      <LoadingState label={t('questionnaire.loading')}>
        <div className="space-y-6">
          <Skeleton className="h-8" />
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </div>
      </LoadingState>
    )
  }
  if (profile === undefined) {
    return (
      <ReadError
        level={1}
        title={t('questionnaire.loadFailed')}
        hint={() => t('questionnaire.loadFailedHint')}
        read={read}
      />
    )
  }
  if (profile === null) return <Navigate to={loginPath(pathname + search)} replace />
  if (profile.hasApartment !== null) return <EditProfile profile={profile} />
  return (
    <EmptyState
      level={1}
      title={t('questionnaire.noProfile')}
      description={t('questionnaire.noProfileHint')}
      action={
        <ButtonLink asChild variant="secondary">
          <Link to={linkTo('home')}>{t('common:words.goHome')}</Link>
        </ButtonLink>
      }
    />
  )
}

/** The questionnaire of a signed-in member, pre-filled from the profile. */
function EditProfile({ profile }: { profile: UserProfile }) {
  const draft = useMemo(() => draftOf(profile.id), [profile.id])
  const saved = useMemo(() => answersFromProfile(profile), [profile])
  const [start] = useState(() => draft.load(saved))
  const { submit, busy } = useSaveProfile(draft)
  const asks = useCallback(() => {
    const latest = draft.latest()
    return latest !== null && isChanged(latest, saved)
  }, [draft, saved])
  const loses = useCallback(() => asks() && !draft.survivesReload(), [asks, draft])
  return (
    <>
      <QuestionnaireForm mode="edit" start={start} busy={busy} onChange={draft.save} submit={submit} />
      <LeaveDialog mode="edit" asks={asks} loses={loses} onLeave={draft.clear} />
    </>
  )
}
