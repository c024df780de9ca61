import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn, PageHeader } from '@rafiq/ui'
import { LoginForm } from '../features/login/login-form.tsx'
import { LoginLinks } from '../features/login/login-links.tsx'

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <PageColumn>
      <PageTitle title={t('login.title')} />
      <div className="mx-auto max-w-md">
        <PageHeader title={t('login.title')} lead={t('login.lead')} />
        <LoginForm />
        <LoginLinks />
      </div>
    </PageColumn>
  )
}
