import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState, Ltr } from '@rafiq/ui'
import { useState } from 'react'
import { useComposition } from '../composition/composition-store.ts'
import { remoteLoader, restartRouter } from './page-state.ts'

/** In place of a remote that could not be had in any version; the rest of the page goes on. */
export function RemoteFailure({ name }: { name: string }) {
  const { t } = useTranslation('host')
  const { id } = useComposition()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    remoteLoader.forgive(name)
    restartRouter()
  }
  return (
    <>
      <PageTitle title={t('host:remoteFailure.title')} />
      <ErrorState
        level={1}
        title={t('host:remoteFailure.title')}
        description={
          <>
            {t('host:remoteFailure.text')}
            <span className="mt-4 block text-sm">
              {t('host:remoteFailure.reference')} <Ltr className="wrap-anywhere">{id}</Ltr>
            </span>
          </>
        }
        onRetry={retry}
        busy={busy}
      />
    </>
  )
}
