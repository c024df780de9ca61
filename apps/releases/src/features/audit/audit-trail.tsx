import { api, Moment, useCaller } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import type { ReleaseHistory } from '@rafiq/platform-contracts'
import { Button, LoadingState, Ltr, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { actorOf } from '../../shared/actor.ts'
import { live } from '../../shared/queries.ts'
import { Commit, isolate, Version } from '../../shared/values.tsx'
import { AuditDetail } from './audit-detail.tsx'
import { withCommits } from './with-commits.ts'

type Entry = ReleaseHistory['entries'][number]

/** Rows at first, and with each press. */
const step = 10

/** Who did what, when, from which commit. */
export function AuditTrail({ remote }: { remote: string }) {
  const { t } = useTranslation(['releases', 'common'])
  const read = useQuery(historyQuery(remote))
  const { data, error } = read
  const [shown, setShown] = useState(step)
  return (
    <Section title={t('audit.title')} lead={t('audit.lead')}>
      {data ? (
        <>
          <ol className="divide-y divide-line">
            {withCommits(data.entries)
              .slice(0, shown)
              .map((entry) => (
                <AuditRow key={`${entry.at} ${entry.action} ${entry.version}`} entry={entry} />
              ))}
          </ol>
          {data.entries.length > shown && (
            <Button variant="secondary" className="mt-4" onClick={() => setShown(shown + step)}>
              {t('audit.more')}
            </Button>
          )}
        </>
      ) : error ? (
        <ReadError level={3} title={t('audit.failed')} read={read} />
      ) : (
        <LoadingState label={t('audit.loading')}>
          <div className="space-y-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </LoadingState>
      )}
    </Section>
  )
}

function AuditRow({ entry: { at, action, actor, version, channel, commit, detail } }: { entry: Entry }) {
  const { t } = useTranslation('releases')
  const caller = useCaller()
  const { key, id } = actorOf(actor, caller?.id)
  return (
    <li className="gap-x-6 py-3 first:pt-0 last:pb-0 sm:flex sm:justify-between">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{t(`audit.actions.${action}`, { defaultValue: action })}</span>{' '}
          {version && <Version version={version} />}
          {channel && channel !== 'stable' && (
            <>
              {' · '}
              <Ltr>{channel}</Ltr>
            </>
          )}
        </p>
        {(detail || commit) && (
          <p className="text-sm text-soft wrap-anywhere">
            {detail && <AuditDetail action={action} detail={detail} />}
            {detail && commit && ' · '}
            {commit && <Commit commit={commit} />}
          </p>
        )}
      </div>
      <p className="shrink-0 text-sm text-soft sm:text-end">
        <span>{t(`audit.actors.${key}`, { id: isolate(id) })}</span>
        <br className="max-sm:hidden" />
        <span className="sm:hidden"> · </span>
        <Moment at={at} />
      </p>
    </li>
  )
}

/** `GET /api/releases/{remote}/history`: newest first. */
const historyQuery = (remote: string) => {
  const path = `/api/releases/${remote}/history`
  return queryOptions({
    ...live,
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseHistory>(path, undefined, { signal }),
  })
}
