import type { UserProfile } from '@rafiq/contracts/members'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Card, EmptyState, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { useEffect, useId, useRef } from 'react'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import type { Selection } from '../bulk/use-selection.ts'
import { AccountsTable } from './accounts-table.tsx'
import { Filters } from './filters.tsx'
import { isFiltered } from './list-query.ts'
import { Paging } from './paging.tsx'
import { useListQuery } from './use-list-query.ts'
import type { Users } from './users-query.ts'

type AccountsSectionProps = {
  viewer: Pick<UserProfile, 'id' | 'role'>
  accounts: Users
  selection: Selection
}

/** 'User Accounts (count)': the filters and one page of what they find (spec §2). */
export function AccountsSection({ viewer, accounts, selection }: AccountsSectionProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const { number } = useFormat()
  const { query, change } = useListQuery()
  const { data: page, error, isPlaceholderData } = accounts
  const headingId = useId()
  const heading = useFocusOnNewPage(query.cursor)
  const total = page?.total
  return (
    <Card as="section" flush aria-labelledby={headingId} className="p-3 sm:p-5">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-3 scroll-mt-24 text-xl font-semibold">
        {total
          ? t('list.titleCounted', { total: `${number(total.count)}${total.more ? '+' : ''}` })
          : t('list.title')}
      </h2>
      <Filters />
      <div className="mt-4">
        {error ? (
          <ReadError level={3} title={t('list.failed')} read={accounts} />
        ) : !page ? (
          <ListSkeleton />
        ) : page.users.length === 0 ? (
          <EmptyState
            level={3}
            drawing="lantern"
            title={t('list.empty')}
            description={t('list.emptyText')}
            action={
              isFiltered(query) && (
                <ButtonLink asChild variant="secondary">
                  <Link to={{ search: '' }} replace={false}>
                    {t('list.all')}
                  </Link>
                </ButtonLink>
              )
            }
          />
        ) : (
          <>
            <BulkBar selection={selection} />
            <AccountsTable
              labelledBy={headingId}
              users={page.users}
              viewer={viewer}
              query={query}
              onSort={change}
              selection={selection}
              waiting={isPlaceholderData}
            />
            <Paging query={query} nextCursor={page.nextCursor} shown={page.users.length} />
          </>
        )}
      </div>
    </Card>
  )
}

/** Whoever goes on to another page begins at its top. */
function useFocusOnNewPage(cursor: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(cursor)
  useEffect(() => {
    if (shown.current === cursor) return
    shown.current = cursor
    heading.current?.focus()
  }, [cursor])
  return heading
}

/** Rows that are on their way. */
function ListSkeleton() {
  const { t } = useTranslation('moderation')
  return (
    <LoadingState label={t('list.loading')}>
      <div className="space-y-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </LoadingState>
  )
}
