import { type PhotoLinks, usePhotoLinks } from '@rafiq/app-kit'
import type { MatchCard } from '@rafiq/contracts/matching'
import { placeName } from '@rafiq/contracts/questionnaire'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useLocation } from '@rafiq/platform/router'
import { Button, Card, EmptyState, focusHandover, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { matchesQuery } from '../../shared/queries.ts'
import { isFiltered, viewMatches } from './match-view.ts'
import { NoMatches } from './no-matches.tsx'
import { useGrowingCount } from './use-growing-count.ts'
import { useMatchView } from './use-match-view.ts'
import { ViewControls } from './view-controls.tsx'

/** Loading, nobody, or everybody in a grid; a failed read says so above what was read before. `children` draws one match. */
export function MatchList({ children }: { children: DrawMatch }) {
  const { t } = useTranslation(['matches', 'common'])
  const read = useQuery(matchesQuery)
  const { data, error } = read
  const { awaited, renew } = usePhotoLinks(read)
  // An answer is drawn interruptibly too, with its photos; until then the shapes stay.
  const matches = useDeferredValue(data)
  const photoLinks = { awaited: useDeferredValue(awaited), renew }
  return (
    <>
      {error && (
        <ReadError title={t('page.failed')} hint={(reason) => t('page.failedHint', { reason })} read={read} />
      )}
      {!matches && !error && <MatchSkeletons />}
      {matches?.length === 0 && !error && <NoMatches />}
      {matches && matches.length > 0 && (
        <ViewedMatches matches={matches}>
          {(match, isShared) => children(match, photoLinks, isShared)}
        </ViewedMatches>
      )}
    </>
  )
}

/** `isShared`: what all matches have in common is said above them, and is not repeated on each. */
type DrawMatch = (match: MatchCard, photoLinks: PhotoLinks, isShared: boolean) => ReactNode
type ViewedMatchesProps = {
  matches: readonly MatchCard[]
  children: (match: MatchCard, isShared: boolean) => ReactNode
}

/** The matches as the address asks for them, with what changes that. */
function ViewedMatches({ matches, children }: ViewedMatchesProps) {
  const { t } = useTranslation('matches')
  const language = useLanguage()
  const { view, change, clear } = useMatchView()
  const shown = viewMatches(matches, view)
  const shared = sharedFacts(matches)
  const count =
    shown.length === matches.length
      ? t('page.count', { count: matches.length })
      : t('view.shown', { shown: shown.length, total: matches.length })
  return (
    <>
      {(matches.length > 1 || isFiltered(view)) && (
        <ViewControls matches={matches} view={view} onChange={change} />
      )}
      <p className="mb-4 flex flex-wrap gap-x-2 text-soft">
        <span role="status">{count}</span>
        {shared && (
          <>
            <span aria-hidden="true">·</span>
            <span>
              {t(`page.shared.${shared.gender}`, { city: placeName(shared.location, null, language) })}
            </span>
          </>
        )}
      </p>
      {shown.length === 0 && (
        <EmptyState
          drawing="cups"
          title={t('view.nobodyTitle')}
          description={t('view.nobody')}
          action={<Button onClick={clear}>{t('view.clear')}</Button>}
        />
      )}
      {shown.length > 0 && <Cards matches={shown}>{(match) => children(match, shared !== null)}</Cards>}
    </>
  )
}

type CardsProps = { matches: readonly MatchCard[]; children: (match: MatchCard) => ReactNode }

/** As tall as a screen until all are drawn, so that the footer does not show and move away. */
function Cards({ matches, children }: CardsProps) {
  const count = useGrowingCount(matches.length, useLocation().key)
  const growing = count < matches.length
  return (
    <ul
      aria-busy={growing}
      className={`grid grid-cols-1 content-start gap-5 md:grid-cols-2 xl:grid-cols-3 ${growing ? 'min-h-dvh' : ''}`}
    >
      {matches.slice(0, count).map((match) => (
        <DrawnCard key={match.id} match={match} draw={children} />
      ))}
    </ul>
  )
}

type DrawnCardProps = { match: MatchCard; draw: (match: MatchCard) => ReactNode }

const toNext = focusHandover('h2')

/** Drawn once, however often the list grows. */
const DrawnCard = memo(function DrawnCard({ match, draw }: DrawnCardProps) {
  return <li ref={toNext}>{draw(match)}</li>
})

const places = ['one', 'two', 'three', 'four']

/** The spec's loading text as the status, and the shape of the cards to come. */
function MatchSkeletons() {
  const { t } = useTranslation('matches')
  return (
    <LoadingState label={t('page.loading')}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <Card key={place} className="space-y-5">
            <div className="flex items-center justify-between gap-4">
              <div className="grow space-y-3">
                <Skeleton className="h-7 w-1/2" />
                <Skeleton className="h-5 w-2/3" />
              </div>
              <Skeleton className="size-19 rounded-full" />
            </div>
            <Skeleton className="h-24" />
            <Skeleton className="h-7 w-3/4" />
          </Card>
        ))}
      </div>
    </LoadingState>
  )
}

/** City and gender, where all matches have the same; null where they differ. */
function sharedFacts(matches: readonly MatchCard[]): Pick<MatchCard, 'location' | 'gender'> | null {
  const [first] = matches
  if (!first) return null
  const { location, gender } = first
  return matches.every((match) => match.location === location && match.gender === gender)
    ? { location, gender }
    : null
}
