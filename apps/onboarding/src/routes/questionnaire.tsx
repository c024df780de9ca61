import { linkTo, usePage, useRequireSession, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Navigate } from '@rafiq/platform/router'
import { useState } from 'react'
import { ProfileLoader } from '../features/questionnaire/edit-profile.tsx'
import { NewMember } from '../features/questionnaire/new-member.tsx'
import { credentials } from '../shared/credentials.ts'

/** `/questionnaire`: for a new member with credentials in waiting, or to edit one's own profile (spec §2). */
export function Component() {
  const { t } = useTranslation('onboarding')
  const { signedIn } = useSession()
  const [member] = useState(signedIn)
  const [waiting] = useState(() => credentials.read())
  usePage({ title: t(member ? 'questionnaire.editTitle' : 'questionnaire.title') })
  return (
    <div className="mx-auto w-full max-w-form">
      {member && (signedIn ? <ProfileLoader /> : <SignInAgain />)}
      {!member && waiting && <NewMember waiting={waiting} />}
      {!member && !waiting && <Navigate to={linkTo('register')} replace />}
    </div>
  )
}

/** The session ended in the middle: to sign-in and back to this step, where the draft has everything. */
function SignInAgain() {
  useRequireSession()
  return null
}
