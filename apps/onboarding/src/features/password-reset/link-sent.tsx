import { linkTo } from '@rafiq/platform'
import { ResetOutcome } from './reset-outcome.tsx'

/** A mail is on its way, if the address has an account. */
export function LinkSent() {
  return (
    <ResetOutcome
      drawing="letter"
      title="reset.sentTitle"
      text="reset.sentText"
      to={linkTo('login')}
      label="reset.backToLogin"
    />
  )
}
