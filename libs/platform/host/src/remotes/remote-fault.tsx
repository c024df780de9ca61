import { errorText, isApiError, isNetworkError, PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useRouteError } from '@rafiq/platform/shell'
import { ErrorState } from '@rafiq/ui'
import { useEffect, useState } from 'react'
import { tell } from '../beacons/page-events.ts'
import type { OwnedRemote } from '../composition/composition.ts'
import { isOwnReadFailure } from './is-own-read-failure.ts'
import { remoteLoader, restartRouter } from './page-state.ts'
import { RemoteFailure } from './remote-failure.tsx'

type RemoteFaultProps = { owned: OwnedRemote; version: string }

/**
 * What a remote threw while loading its page or rendering it, or what it showed too late or not at all. A rejection of the
 * API is no fault of the version, unless its call was wrong: it can be tried again. Everything else sends the version
 * away, and the last good one takes its place without a reload.
 */
export function RemoteFault({ owned, version }: RemoteFaultProps) {
  const error = useRouteError()
  const isRead = isApiError(error) || isNetworkError(error)
  if (isRead && !isOwnReadFailure(error)) return <ReadFailure error={error} />
  return <VersionFault owned={owned} version={version} error={error} />
}

function ReadFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('host')
  return (
    <>
      <PageTitle title={t('host:readFailure')} />
      <ErrorState
        level={1}
        title={t('host:readFailure')}
        description={errorText(error, t)}
        onRetry={restartRouter}
      />
    </>
  )
}

function VersionFault({ owned, version, error }: RemoteFaultProps & { error: unknown }) {
  const [hopeless, setHopeless] = useState(false)
  useEffect(() => {
    const isLate = error instanceof Error && error.name === 'PageTimeoutError'
    const kind = isLate ? 'hang' : 'render'
    tell({ type: 'failed', kind, name: owned.name, version, error })
    if (remoteLoader.condemn(owned, version)) return restartRouter()
    // Retry begins with the composed version again.
    remoteLoader.forgive(owned.name)
    setHopeless(true)
  }, [owned, version, error])
  if (!hopeless) return null
  return isApiError(error) ? <ReadFailure error={error} /> : <RemoteFailure name={owned.name} />
}
