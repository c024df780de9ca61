import type { MatchCard } from '@rafiq/contracts'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { type PhotoLinks, usePhotoLinks, useQuery } from '@rafiq/platform/query'
import { ErrorState } from '@rafiq/ui'
import { type ReactNode, useDeferredValue } from 'react'
import { matchesQuery } from '../../shared/matches-query.ts'
import { MatchSkeletons } from './match-skeletons.tsx'
import { NoMatches } from './no-matches.tsx'
import { useGrowingCount } from './use-growing-count.ts'

/** Loading, nobody, or everybody in a grid; a failed read says so above what was read before. `children` draws one match. */
export function MatchList({ children }: { children: DrawMatch }) {
  const { t } = useTranslation(['matches', 'common'])
  const read = useQuery(matchesQuery)
  const { data, error, isFetching, refetch } = read
  const { awaited, renew } = usePhotoLinks(read)
  // An answer is drawn interruptibly too, with its photos; until then the shapes stay.
  const matches = useDeferredValue(data)
  const photoLinks = { awaited: useDeferredValue(awaited), renew }
  return (
    <>
      {error && (
        <ErrorState
          title={t('page.failed')}
          description={t('page.failedHint', { reason: errorText(error, t) })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!matches && !error && <MatchSkeletons />}
      {matches?.length === 0 && !error && <NoMatches />}
      {matches && matches.length > 0 && (
        <>
          <p role="status" className="mb-4 text-soft">
            {t('page.count', { count: matches.length })}
          </p>
          <Cards matches={matches}>{(match) => children(match, photoLinks)}</Cards>
        </>
      )}
    </>
  )
}

type DrawMatch = (match: MatchCard, photoLinks: PhotoLinks) => ReactNode
type CardsProps = { matches: readonly MatchCard[]; children: (match: MatchCard) => ReactNode }

/** As tall as a screen until all are drawn, so that the footer does not show and move away. */
function Cards({ matches, children }: CardsProps) {
  const count = useGrowingCount(matches.length)
  const growing = count < matches.length
  return (
    <ul
      aria-busy={growing}
      className={`grid content-start gap-5 md:grid-cols-2 ${growing ? 'min-h-dvh' : ''}`}
    >
      {matches.slice(0, count).map((match) => (
        <li key={match.id}>{children(match)}</li>
      ))}
    </ul>
  )
}
