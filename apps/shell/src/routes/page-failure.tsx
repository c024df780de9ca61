import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { setLineAway, useRouteError } from '@rafiq/platform/shell'
import { ErrorState, PageColumn } from '@rafiq/ui'
import { useEffect } from 'react'
import { restartRouter } from '../features/remotes/page-state.ts'

const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** A page of the shell whose files did not come: the line is away, or was. Anything else is the generic error. */
export function PageFailure() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  useEffect(() => setLineAway(true), [])
  if (!isChunkError(error)) throw error
  return (
    <PageColumn>
      <PageTitle title={t('readFailure')} />
      <ErrorState
        level={1}
        title={t('readFailure')}
        description={t('common:errors.network')}
        onRetry={restartRouter}
      />
    </PageColumn>
  )
}
