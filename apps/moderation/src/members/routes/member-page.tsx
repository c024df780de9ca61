import { useProfile } from '@rafiq/app-kit'
import type { ModeratorUserDetail } from '@rafiq/contracts/moderation'
import { api, isApiError, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { Link, useNavigate, useParams } from '@rafiq/platform/router'
import { ArrowBack, ButtonLink, EmptyState, LoadingState, PageHeader, ReadError, Skeleton } from '@rafiq/ui'
import { membersPath } from '../../shared/paths.ts'
import { AccountActions } from '../actions/account-actions.tsx'
import { MemberDetail } from '../detail/member-detail.tsx'

/** `GET /api/moderator/users/{id}`: recorded as a staff read, so it is not asked again without a reason. */
export const userQuery = (id: string) => {
  const path = `/api/moderator/users/${id}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ModeratorUserDetail>(path, undefined, { signal }),
    staleTime: 10_000,
  })
}

/** `/moderator/users/:id`: one account, all that staff may see of it, and what can be done. The look is recorded. */
export function Component() {
  const { t } = useTranslation(['moderation', 'common'])
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data: viewer } = useProfile()
  const read = useQuery(userQuery(id))
  const { data, error } = read
  usePage({ title: t('detail.title') })
  const back = (
    <Link to={membersPath} className="inline-flex min-h-11 items-center gap-2">
      <ArrowBack aria-hidden="true" className="size-5" />
      {t('detail.back')}
    </Link>
  )
  if (data && viewer && !error) {
    return (
      <AccountActions onDeleted={() => navigate(membersPath, { replace: true })}>
        <MemberDetail detail={data} viewer={viewer} back={back} />
      </AccountActions>
    )
  }
  return (
    <>
      <PageHeader above={back} title={t('detail.title')} />
      {error ? (
        isApiError(error) && error.status === 404 ? (
          <EmptyState
            title={t('detail.gone')}
            description={t('detail.goneText')}
            action={
              <ButtonLink asChild variant="secondary">
                <Link to={membersPath}>{t('detail.back')}</Link>
              </ButtonLink>
            }
          />
        ) : (
          <ReadError title={t('detail.failed')} read={read} />
        )
      ) : (
        <LoadingState label={t('detail.loading')}>
          <div className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        </LoadingState>
      )}
    </>
  )
}
