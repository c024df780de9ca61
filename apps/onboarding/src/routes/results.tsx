import { linkTo, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Navigate } from '@rafiq/platform/router'
import { Found } from '../features/results/found.tsx'
import { NoMatchesYet } from '../features/results/no-matches-yet.tsx'
import { useResult } from '../features/results/use-result.ts'

/** `/results`: what the matching found when the profile was made; home when there is none in this session (spec §2). */
export function Component() {
  const { t } = useTranslation('onboarding')
  const { result, ...consent } = useResult()
  usePage({ title: t('results.title') })
  if (!result) return <Navigate to={linkTo('home')} replace />
  const { matches, email, decision } = result
  return (
    <div className="mx-auto w-full max-w-text">
      {matches.length > 0 ? (
        <Found matches={matches} email={email} />
      ) : (
        <NoMatchesYet {...consent} email={email} decision={decision} />
      )}
    </div>
  )
}
