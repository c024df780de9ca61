import type { RemoteStatus, WatchWindow } from '@rafiq/contracts'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { ErrorState, LoadingState, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { watchQuery } from '../../shared/watch-query.ts'
import { Charts } from './charts.tsx'
import { Faults } from './faults.tsx'
import { RolledBack } from './rolled-back.tsx'
import { Trial } from './trial.tsx'
import { VersionFigures } from './version-figures.tsx'
import { WindowChoice } from './window-choice.tsx'

/** How a remote's versions do in browsers. */
export function WatchSection({ status }: { status: RemoteStatus }) {
  const { t } = useTranslation(['releases', 'common'])
  const [window, setWindow] = useState<WatchWindow>('hour')
  const { data, error, isFetching, refetch } = useQuery(watchQuery(window))
  const watched = data?.remotes.find(({ name }) => name === status.name)
  return (
    <Section
      title={t('watch.title')}
      lead={t('watch.lead')}
      actions={<WindowChoice value={window} onChange={setWindow} />}
    >
      {data ? (
        <div className="space-y-6">
          {watched?.rolledBack && <RolledBack event={watched.rolledBack} />}
          {watched?.trial && <Trial trial={watched.trial} />}
          {watched && watched.versions.length > 0 ? (
            <>
              <VersionFigures status={status} versions={watched.versions} />
              <Charts status={status} watched={watched} watch={data} />
              <Faults faults={watched.faults} />
            </>
          ) : (
            <p className="text-soft">{t('watch.nobody')}</p>
          )}
        </div>
      ) : error ? (
        <ErrorState
          level={3}
          title={t('watch.failed')}
          description={t('watch.failedText', { reason: errorText(error, t) })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t('watch.loading')}>
          <div className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
          </div>
        </LoadingState>
      )}
    </Section>
  )
}
