import { linkTo } from '@rafiq/platform'
import { Link } from '@rafiq/platform/router'

/** "Already have an account? Login" under a form. */
export function LoginLine({ question, label }: { question: string; label: string }) {
  return (
    <p className="mt-6 text-center text-soft">
      {question} <Link to={linkTo('login')}>{label}</Link>
    </p>
  )
}
