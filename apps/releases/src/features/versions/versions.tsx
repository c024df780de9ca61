import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Button, LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { versionsQuery } from '../../shared/queries.ts'
import { VersionRow, type VersionRowProps } from './version-row.tsx'

/** Rows at first, and with each press. */
const step = 8

type VersionsProps = { status: RemoteStatus } & Pick<VersionRowProps, 'onAsk' | 'onAskShare' | 'onCompare'>

/** Every version that was published, newest first, and making one of them live. */
export function Versions({ status, ...actions }: VersionsProps) {
  const { t } = useTranslation(['releases', 'common'])
  const read = useQuery(versionsQuery(status.name))
  const { data, error } = read
  const [shown, setShown] = useState(step)
  const stable = data?.versions.findIndex(({ version }) => version === status.stable) ?? -1
  return (
    <Section title={t('versions.title')} lead={t('versions.lead', { count: status.versions })}>
      {data ? (
        <>
          <ul className="divide-y divide-line">
            {data.versions.slice(0, shown).map((version, index) => (
              <VersionRow
                key={version.version}
                status={status}
                version={version}
                before={data.versions[index + 1]}
                older={stable >= 0 && index > stable}
                {...actions}
              />
            ))}
          </ul>
          <p className="mt-4 text-sm text-soft">
            {t('versions.retention', {
              days: t('versions.days', { count: data.retention.days }),
              last: t('versions.last', { count: data.retention.versions }),
            })}
          </p>
          {data.versions.length > shown && (
            <Button variant="secondary" className="mt-4" onClick={() => setShown(shown + step)}>
              {t('versions.more')}
            </Button>
          )}
        </>
      ) : error ? (
        <ReadError level={3} title={t('versions.failed')} read={read} />
      ) : (
        <LoadingState label={t('versions.loading')}>
          <div className="space-y-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </LoadingState>
      )}
    </Section>
  )
}
