import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageHeader } from '@rafiq/ui'
import { Contained } from '../features/layout/contained.tsx'
import { LoginForm } from '../features/login/login-form.tsx'
import { LoginLinks } from '../features/login/login-links.tsx'

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <Contained>
      <PageTitle title={t('login.title')} />
      <div className="mx-auto max-w-md">
        <PageHeader title={t('login.title')} lead={t('login.lead')} />
        <LoginForm />
        <LoginLinks />
      </div>
    </Contained>
  )
}
