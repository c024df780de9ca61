import type { UserProfile } from '@rafiq/contracts'
import { useCallback, useMemo, useState } from 'react'
import { answersFromProfile } from './answers.ts'
import { draftOf } from './draft.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { isChanged } from './unsaved.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** The questionnaire of a signed-in member, pre-filled from the profile. */
export function EditProfile({ profile }: { profile: UserProfile }) {
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
