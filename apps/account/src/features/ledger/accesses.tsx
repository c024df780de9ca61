import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { takeFocus } from '../../shared/take-focus.ts'
import { AccessItem } from './access-item.tsx'
import { accessesQuery } from './ledger-query.ts'

/** What the team saw and did, one by one; the next page comes when it is asked for. */
export function Accesses() {
  const { t } = useTranslation('ledger')
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  return (
    <Section title={t('ledger:staff.title')} lead={t('ledger:staff.lead')}>
      {cursors.map((cursor, index) => (
        <AccessPage
          key={cursor}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </Section>
  )
}

type AccessPageProps = { cursor: string | null; isLast: boolean; onMore: (next: string) => void }

function AccessPage({ cursor, isLast, onMore }: AccessPageProps) {
  const { t } = useTranslation('ledger')
  const read = useQuery(accessesQuery(cursor))
  const { data, error } = read
  if (!data) {
    return error ? (
      <ReadError level={3} title={t('ledger:staff.failed')} read={read} />
    ) : (
      <LoadingState label={t('ledger:staff.loading')}>
        <Skeleton className="h-24" />
      </LoadingState>
    )
  }
  const { accesses, nextCursor } = data
  if (cursor === null && accesses.length === 0) return <p className="text-soft">{t('ledger:staff.empty')}</p>
  return (
    <>
      <ul
        {...(cursor !== null && { ref: takeFocus, tabIndex: -1 })}
        className="divide-y divide-line outline-none not-first:border-t not-first:border-line"
      >
        {accesses.map((access) => (
          <li key={access.id} className="py-4">
            <AccessItem access={access} />
          </li>
        ))}
      </ul>
      {isLast && nextCursor !== null && (
        <Button variant="quiet" className="mt-2 -ms-5" onClick={() => onMore(nextCursor)}>
          {t('ledger:staff.more')}
        </Button>
      )}
    </>
  )
}
