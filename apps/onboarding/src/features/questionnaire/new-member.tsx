import { linkTo } from '@rafiq/platform'
import { useMemo, useState } from 'react'
import { credentials } from '../../shared/credentials.ts'
import { type Answers, emptyAnswers } from './answers.ts'
import { draftOf } from './draft.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { useRegisterMember } from './use-register-member.ts'

type Credentials = NonNullable<ReturnType<typeof credentials.read>>

/** E-mail and password may wait only on the way back to where they were typed. Once nothing waits, nothing is asked. */
const asks = (pathname: string) => credentials.read() !== null && pathname !== linkTo('register')

/** The questionnaire of somebody who just typed e-mail and password on `/register`. */
export function NewMember({ waiting }: { waiting: Credentials }) {
  const draft = useMemo(() => draftOf('new'), [])
  const [start] = useState(() => draft.load({ ...emptyAnswers, ...waiting }))
  const { submit, busy, solves } = useRegisterMember(draft)
  const keep = useMemo(
    () => (answers: Answers) => {
      draft.save(answers)
      if (answers.email && answers.password)
        credentials.write({ email: answers.email, password: answers.password })
    },
    [draft],
  )
  const loses = useMemo(() => () => !draft.survivesReload(), [draft])
  return (
    <>
      <QuestionnaireForm start={start} busy={busy} solves={solves} onChange={keep} submit={submit} />
      <LeaveDialog mode="create" asks={asks} loses={loses} onLeave={credentials.clear} />
    </>
  )
}
