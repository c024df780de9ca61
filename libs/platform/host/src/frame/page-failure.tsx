import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { setOffline, useRouteError } from '@rafiq/platform/shell'
import { ErrorState, PageColumn } from '@rafiq/ui'
import { useEffect } from 'react'
import { restartRouter } from '../remotes/page-state.ts'

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** A page of the shell whose files did not come: the connection is, or was, lost. Anything else is the generic error. */
export function PageFailure() {
  const { t } = useTranslation('host')
  const error = useRouteError()
  useEffect(() => setOffline(true), [])
  if (!isChunkError(error)) throw error
  return (
    <PageColumn>
      <PageTitle title={t('host:readFailure')} />
      <ErrorState
        level={1}
        title={t('host:readFailure')}
        description={t('common:errors.network')}
        onRetry={restartRouter}
      />
    </PageColumn>
  )
}
