import { settings } from '@rafiq/app-kit'
import { demoAccounts } from '@rafiq/contracts/accounts'
import { linkTo, PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, PageColumn, PageHeader } from '@rafiq/ui'
import { TestMember } from '../features/login/test-member.tsx'

/** Two members that are already matched, where the deployment has them (spec §2). */
export function Component() {
  const { t } = useTranslation('shell')
  const home = (
    <ButtonLink asChild variant="secondary">
      <Link to={linkTo('home')}>{t('testLogin.home')}</Link>
    </ButtonLink>
  )
  if (!settings.demo) {
    return (
      <>
        <PageTitle title={t('testLogin.unavailable.title')} />
        <EmptyState
          level={1}
          drawing="key"
          title={t('testLogin.unavailable.title')}
          description={t('testLogin.unavailable.text')}
          action={home}
        />
      </>
    )
  }
  return (
    <PageColumn>
      <PageTitle title={t('testLogin.title')} />
      <PageHeader title={t('testLogin.title')} lead={t('testLogin.lead')} />
      <ul className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        {demoAccounts.testMembers.map((member) => (
          <TestMember key={member.email} member={member} />
        ))}
      </ul>
      {home}
    </PageColumn>
  )
}
