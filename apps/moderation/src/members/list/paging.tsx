import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, useLocation } from '@rafiq/platform/router'
import { ButtonLink, ChevronBack, ChevronNext } from '@rafiq/ui'
import { historyStateOf, type ListQuery, pageSize, writeListQuery } from './list-query.ts'
import { readTrail } from './trail.ts'

type PagingProps = { query: ListQuery; nextCursor: string | null; shown: number }

/** The pages before and after, as entries of the history. Where the way here is not known, back is the first page. */
export function Paging({ query, nextCursor, shown }: PagingProps) {
  const { t } = useTranslation('moderation')
  const { number } = useFormat()
  const trail = readTrail(useLocation().state)
  if (query.cursor === null && nextCursor === null) return null
  const known = query.cursor === null || trail.length > 0
  const before = trail.at(-1) ?? null
  const first = trail.length * pageSize + 1
  return (
    <nav
      aria-label={t('paging.label')}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3"
    >
      <p className="text-sm text-soft tabular-nums">
        {known && t('paging.shown', { from: number(first), to: number(first + shown - 1) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {query.cursor !== null && (
          <ButtonLink asChild variant="secondary" icon={<ChevronBack aria-hidden="true" />}>
            <Link
              to={{ search: writeListQuery(query) }}
              replace={false}
              state={{ ...historyStateOf({ ...query, cursor: before }), trail: trail.slice(0, -1) }}
            >
              {t(known ? 'paging.previous' : 'paging.first')}
            </Link>
          </ButtonLink>
        )}
        {nextCursor !== null && (
          <ButtonLink asChild variant="secondary">
            <Link
              to={{ search: writeListQuery(query) }}
              replace={false}
              state={{
                ...historyStateOf({ ...query, cursor: nextCursor }),
                trail: known ? [...trail, query.cursor] : [],
              }}
            >
              {t('paging.next')}
              <ChevronNext aria-hidden="true" className="size-5" />
            </Link>
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
