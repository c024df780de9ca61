import { useProfile } from '@rafiq/app-kit'
import type { UserProfile } from '@rafiq/contracts/members'
import { hasPage, PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { LoadingState, PageColumn, PageHeader, ReadError, Skeleton } from '@rafiq/ui'
import { HomeActions } from '../../shared/home-actions.tsx'
import { Figures } from './figures.tsx'
import { newMatches, nextStep, openContacts, othersWaiting, unreadIn } from './next-step.ts'
import { NextStepCard } from './next-step-card.tsx'
import './texts.ts'
import type { ChatRoom } from '@rafiq/contracts/chat'
import type { Connection, ReceivedContact } from '@rafiq/contracts/connections'
import type { MatchCard } from '@rafiq/contracts/matching'
import { useQuery } from '@rafiq/platform/query'
import { WaitingList } from './waiting-list.tsx'

/** What is new for this member, and the one thing to do next (look, Navigation). */
export default function Dashboard() {
  const { t } = useTranslation('dashboard')
  const read = useProfile()
  const { data: profile, error } = read
  return (
    <PageColumn>
      <PageTitle title={t('dashboard:pageTitle')} />
      <PageHeader
        title={profile?.name ? t('dashboard:welcome', { name: profile.name }) : t('dashboard:welcomeNoName')}
        actions={<HomeActions />}
      />
      {profile && <Situation profile={profile} />}
      {!profile && error && <ReadError title={t('dashboard:failed')} read={read} />}
      {!profile && !error && <Loading />}
    </PageColumn>
  )
}

const Loading = () => (
  <LoadingState label={useTranslation('dashboard').t('dashboard:loading')}>
    <Skeleton className="h-44" />
  </LoadingState>
)

function Situation({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('dashboard')
  const { matches, connections, rooms, received } = useDashboardReads(profile)
  const reads = [matches, connections, rooms, received]
  if (reads.some(({ isLoading }) => isLoading)) return <Loading />
  const failed = reads.find(({ data, error }) => error && data === undefined)
  const step = nextStep({
    profile,
    matches: matches.data,
    rooms: rooms.data,
    connections: connections.data,
    received: received.data,
    now: Date.now(),
  })
  const waiting = othersWaiting(step, rooms.data ?? [], received.data ?? [])
  const figures = [
    {
      page: 'matches',
      label: t('dashboard:newMatches'),
      count: matches.data && newMatches(matches.data).length,
    },
    { page: 'chat', label: t('dashboard:unread'), count: rooms.data && unreadIn(rooms.data) },
    {
      page: 'connections',
      label: t('dashboard:open'),
      count: connections.data && openContacts(connections.data).length,
    },
  ].filter(({ page, count }) => count !== undefined && hasPage(page))
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1.2fr_1fr] lg:items-start">
      <NextStepCard step={step} />
      {profile.budget !== null && <Figures figures={figures} />}
      <WaitingList
        rooms={hasPage('chatRoom') ? waiting.rooms : []}
        contacts={hasPage('connections') ? waiting.contacts : []}
      />
      {failed && <ReadError title={t('dashboard:failed')} read={failed} />}
    </div>
  )
}

/**
 * What the remotes read for their own pages, under the same keys: the page that a figure leads to has it already.
 * Read anew with each visit, because a home tells what is new. Staff without answers have none of it.
 */
function useDashboardReads(profile: UserProfile) {
  const asked = { enabled: profile.budget !== null, refetchOnMount: 'always' as const }
  const kept = { ...asked, meta: { offline: true } }
  return {
    matches: useQuery<MatchCard[]>({ queryKey: ['/api/user/matches'], ...kept }),
    connections: useQuery<Connection[]>({ queryKey: ['/api/users/connections'], ...kept }),
    received: useQuery<ReceivedContact[]>({ queryKey: ['/api/users/connections/received'], ...kept }),
    rooms: useQuery<ChatRoom[]>({
      queryKey: [`/api/users/${encodeURIComponent(profile.id)}/chat-rooms`],
      ...asked,
    }),
  }
}
