import { linkTo, usePage, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Navigate, useNavigate } from '@rafiq/platform/router'
import { Card, PageHeader } from '@rafiq/ui'
import { RegisterFields } from '../features/register/register-fields.tsx'
import { credentials } from '../shared/credentials.ts'
import { LoginLine } from '../shared/login-line.tsx'

/** `/register`: the first step; e-mail and password wait in session storage for the questionnaire (spec §4). */
export function Component() {
  const { t } = useTranslation('onboarding')
  const { signedIn } = useSession()
  const navigate = useNavigate()
  usePage({ title: t('register.title') })
  if (signedIn) return <Navigate to={linkTo('home')} replace />
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={t('register.title')} lead={t('register.lead')} />
      <Card>
        <RegisterFields
          onContinue={({ email, password }) => {
            credentials.write({ email, password })
            navigate(linkTo('questionnaire'))
          }}
        />
      </Card>
      <LoginLine question={t('register.haveAccount')} label={t('register.login')} />
    </div>
  )
}
