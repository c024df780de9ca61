import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, EmptyState, RefreshCw } from '@rafiq/ui'

/** The generic error screen (spec §2). */
export function UnexpectedError() {
  const { t } = useTranslation('shell')
  return (
    <main className="mx-auto max-w-page px-4">
      <PageTitle title={t('unexpected.title')} />
      <div role="alert">
        <EmptyState
          level={1}
          drawing="lantern"
          title={t('unexpected.title')}
          description={t('unexpected.text')}
          action={
            <Button icon={<RefreshCw />} onClick={() => location.reload()}>
              {t('unexpected.refresh')}
            </Button>
          }
        />
      </div>
    </main>
  )
}
