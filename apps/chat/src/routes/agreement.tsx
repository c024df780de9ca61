import { useProfile } from '@rafiq/app-kit'
import { isApiError, linkTo, usePage } from '@rafiq/platform'
import '../features/agreement/texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link, useParams } from '@rafiq/platform/router'
import { ArrowBack, LoadingState, PageHeader, ReadError, Skeleton } from '@rafiq/ui'
import { Agreement } from '../features/agreement/agreement.tsx'
import { agreementQuery } from '../shared/agreements/agreement-query.ts'
import { NoRoom } from '../shared/no-room.tsx'

/** `/chat/:roomId/agreement`: what the two of a room agree on. */
export function Component() {
  const { roomId = '' } = useParams()
  return <ReadAgreement key={roomId} roomId={roomId} />
}

function ReadAgreement({ roomId }: { roomId: string }) {
  const { t } = useTranslation(['agreement', 'chat'])
  const { data: profile } = useProfile()
  const read = useQuery(agreementQuery(roomId))
  const { data: agreement, error } = read
  // The other one is gone, or one of the two blocked the other: also while this is read.
  if (isApiError(error) && error.status === 404) return <NoRoom vanished={agreement !== undefined} />
  if (error && !agreement) {
    return (
      <ReadError
        level={1}
        title={t('agreement:failed')}
        hint={(reason) => t('agreement:failedHint', { reason })}
        read={read}
      />
    )
  }
  const nameless = t('chat:room.nameless')
  const names = { own: profile?.name ?? nameless, other: agreement?.otherUser.name ?? nameless }
  return (
    <div className="mx-auto w-full max-w-text px-4 py-8 sm:px-6 sm:py-12 print:max-w-none print:p-0">
      <Head roomId={roomId} name={agreement?.otherUser.name} />
      {agreement && profile ? (
        <Agreement agreement={agreement} me={profile.id} names={names} />
      ) : (
        <LoadingState label={t('agreement:loading')}>
          <Skeleton className="mb-6 h-28 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </LoadingState>
      )}
    </div>
  )
}

function Head({ roomId, name }: { roomId: string; name: string | null | undefined }) {
  const { t } = useTranslation('agreement')
  usePage({ title: t('agreement:title') })
  return (
    <div className="print:hidden">
      <PageHeader
        title={t('agreement:title')}
        lead={t('agreement:lead')}
        above={
          <Link to={linkTo('chatRoom', { roomId })} className="inline-flex min-h-11 items-center gap-1">
            <ArrowBack aria-hidden="true" className="size-5" />
            {name ? t('agreement:backWith', { name }) : t('agreement:back')}
          </Link>
        }
      />
    </div>
  )
}
