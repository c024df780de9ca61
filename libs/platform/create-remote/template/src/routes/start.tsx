import { linkTo, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, PageHeader } from '@rafiq/ui'

/** `/newcomer`: nothing yet, and the way on. */
export function Component() {
  const { t } = useTranslation('newcomer')
  usePage({ title: t('start.title') })
  return (
    <>
      <PageHeader title={t('start.title')} lead={t('start.lead')} />
      <EmptyState
        drawing="key"
        title={t('start.emptyTitle')}
        description={t('start.empty')}
        action={
          <ButtonLink asChild>
            <Link to={linkTo('home')}>{t('common:words.goHome')}</Link>
          </ButtonLink>
        }
      />
    </>
  )
}
