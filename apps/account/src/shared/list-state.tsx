import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState, LoadingState, Skeleton } from '@rafiq/ui'
import type { ReactNode } from 'react'

type ListStateProps<Item> = {
  read: {
    data: readonly Item[] | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  loading: string
  failed: string
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the account: on its way, not to be had, empty, or there. */
export function ListState<Item>({ read, loading, failed, empty, children }: ListStateProps<Item>) {
  const { t } = useTranslation('common')
  const { data, error, isFetching, refetch } = read
  if (data) return data.length === 0 ? <p className="text-soft">{empty}</p> : children(data)
  if (error) {
    return (
      <ErrorState
        level={3}
        title={failed}
        description={errorText(error, t)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <LoadingState label={loading}>
      <Skeleton className="h-11" />
    </LoadingState>
  )
}
