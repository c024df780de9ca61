import type { ReleaseHistory } from '@rafiq/contracts'
import { errorText, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, ErrorState, LoadingState, Ltr, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { Moment } from '../../shared/moment.tsx'
import { Version } from '../../shared/version.tsx'
import { actorOf } from './actor.ts'
import { historyQuery } from './history-query.ts'
import { withCommits } from './with-commits.ts'

type Entry = ReleaseHistory['entries'][number]

/** Rows at first, and with each press. */
const step = 10

/** Who did what, when, from which commit. */
export function AuditTrail({ remote }: { remote: string }) {
  const { t } = useTranslation(['releases', 'common'])
  const { data, error, isFetching, refetch } = useQuery(historyQuery(remote))
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
        <ErrorState
          level={3}
          title={t('audit.failed')}
          description={errorText(error, t)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
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
  const { data: profile } = useProfile()
  const { key, id } = actorOf(actor, profile?.id)
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
            {detail && <bdi>{detail}</bdi>}
            {detail && commit && ' · '}
            {commit && (
              <>
                {t('versions.commit')} <Ltr>{commit.slice(0, 8)}</Ltr>
              </>
            )}
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
