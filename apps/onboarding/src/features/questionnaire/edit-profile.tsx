import { useProfile } from '@rafiq/app-kit'
import type { UserProfile } from '@rafiq/contracts/members'
import { linkTo, loginPath } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, Navigate, useLocation, useSearchParams } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { useCallback, useMemo } from 'react'
import { type Answers, answersFromProfile } from './answers.ts'
import { draftOf } from './draft.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionList } from './section-list.tsx'
import { changedSections, withSection } from './sections.ts'
import { stepFrom } from './steps.ts'
import { isChanged } from './unsaved.ts'
import { useSaveSection } from './use-save-section.ts'
import { useStepHeading } from './use-step-heading.ts'

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

/** The answers of a signed-in member: all of them, or with `?step=` one section of them to be changed. */
function EditProfile({ profile }: { profile: UserProfile }) {
  const [search, setSearch] = useSearchParams()
  const section = stepFrom(search)
  const heading = useStepHeading(section)
  const draft = useMemo(() => draftOf(profile.id), [profile.id])
  const saved = useMemo(() => answersFromProfile(profile), [profile])
  const { submit, busy } = useSaveSection(draft, section ?? 1)
  const isUnsaved = useCallback(() => {
    const latest = draft.latest()
    return latest !== null && isChanged(latest, saved)
  }, [draft, saved])
  // What is being saved cannot be discarded any more, and is not lost by leaving: where it is refused, the draft has it.
  const asks = useCallback(() => !busy && isUnsaved(), [busy, isUnsaved])
  const loses = useCallback(() => isUnsaved() && !draft.survivesReload(), [isUnsaved, draft])
  const typed = () => draft.latest() ?? draft.load(saved)
  const keep = (changed: number, answers: Answers) =>
    draft.keep(withSection(typed(), changed, answers), saved)
  const cancel = (dropped: number) => {
    keep(dropped, saved)
    setSearch({})
  }
  return (
    <>
      {section === null ? (
        <SectionList profile={profile} changed={changedSections(typed(), saved)} headingRef={heading} />
      ) : (
        <SectionForm
          key={section}
          section={section}
          load={() => withSection(saved, section, typed())}
          headingRef={heading}
          busy={busy}
          onChange={(answers) => keep(section, answers)}
          submit={submit}
          onCancel={() => cancel(section)}
        />
      )}
      <LeaveDialog mode="edit" asks={asks} loses={loses} onLeave={draft.clear} />
    </>
  )
}
