import type { ModeratorRequest } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { isolateName } from '../shared/isolate.ts'
import { requestPath } from '../shared/paths.ts'
import { RequestState } from './request-state.tsx'

type RequestRowProps = {
  request: ModeratorRequest
  /** The queue as it is asked for, to come back to. */
  search: string
}

/** One request of the queue: what is asked, by whom, and how long there is; one line where there is room. */
export function RequestRow({ request, search }: RequestRowProps) {
  const { t } = useTranslation('moderation')
  const { id, kind, at, member } = request
  const name = member.name === null ? t('reports.people.gone') : isolateName(member.name)
  return (
    <li className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-4 hover:bg-sunken sm:px-5 lg:items-center lg:py-0">
      <div className="min-w-0 grow basis-80 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
        <h2 className="text-base font-semibold wrap-anywhere">
          <Link
            to={requestPath(id)}
            state={{ queue: search }}
            className="inline-flex min-h-11 items-center text-ink no-underline after:absolute after:inset-0 hover:text-palm-strong"
          >
            <span>{t('requests.row', { kind: t(`requests.kind.${kind}`), name })}</span>
          </Link>
        </h2>
        <p className="text-sm text-soft">
          <Moment at={at} />
        </p>
      </div>
      <RequestState request={request} />
    </li>
  )
}
