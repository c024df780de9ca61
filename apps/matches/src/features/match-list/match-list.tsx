import type { MatchCard } from '@rafiq/contracts'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { ErrorState } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { matchesQuery } from '../../shared/matches-query.ts'
import { MatchSkeletons } from './match-skeletons.tsx'
import { NoMatches } from './no-matches.tsx'

/** Loading, error, nobody, or everybody in a grid. `children` draws one match. */
export function MatchList({ children }: { children: (match: MatchCard) => ReactNode }) {
  const { t } = useTranslation(['matches', 'common'])
  const { data: matches, isPending, error, isFetching, refetch } = useQuery(matchesQuery)
  if (isPending) return <MatchSkeletons />
  if (error) {
    return (
      <ErrorState
        title={t('page.failed')}
        description={t('page.failedHint', { reason: errorText(error, t) })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (matches.length === 0) return <NoMatches />
  return (
    <>
      <p role="status" className="mb-4 text-soft">
        {t('page.count', { count: matches.length })}
      </p>
      <ul className="grid gap-5 md:grid-cols-2">
        {matches.map((match) => (
          <li key={match.id}>{children(match)}</li>
        ))}
      </ul>
    </>
  )
}
