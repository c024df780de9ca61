import type { UserProfile } from '@rafiq/contracts'
import { useMemo, useState } from 'react'
import { answersFromProfile } from './answers.ts'
import { draftOf } from './draft.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { useSaveProfile } from './use-save-profile.ts'

/** The questionnaire of a signed-in member, pre-filled from the profile. */
export function EditProfile({ profile }: { profile: UserProfile }) {
  const draft = useMemo(() => draftOf(profile.id), [profile.id])
  const [start] = useState(() => draft.load(answersFromProfile(profile)))
  const { submit, busy } = useSaveProfile(draft)
  return <QuestionnaireForm mode="edit" start={start} busy={busy} onChange={draft.save} submit={submit} />
}
