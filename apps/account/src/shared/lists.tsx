import { useTranslation } from '@rafiq/platform/i18n'
import { Button, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { type ReactNode, useState } from 'react'
import { takeFocus } from './take-focus.ts'

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
  const { data, error } = read
  if (data) return data.length === 0 ? <p className="text-soft">{empty}</p> : children(data)
  if (error) {
    return <ReadError level={3} title={failed} read={read} />
  }
  return (
    <LoadingState label={loading}>
      <Skeleton className="h-11" />
    </LoadingState>
  )
}

/** So many are shown at first. */
const few = 4

type FirstFewProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A list whose end comes when it is asked for, so that a long one does not push everything else away. */
export function FirstFew<Item>({ items, keyOf, children }: FirstFewProps<Item>) {
  const { t } = useTranslation('account')
  const { shown, showAll, focusProps } = useFirstFew({ items, keyOf, few })
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((item) => (
          <li key={keyOf(item)} {...focusProps(item)} className="py-4 outline-none first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {showAll && (
        <Button variant="quiet" className="mt-4 -ms-5" onClick={showAll}>
          {t('list.all', { count: items.length })}
        </Button>
      )}
    </>
  )
}

type FirstFewOptions<Item> = Pick<FirstFewProps<Item>, 'items' | 'keyOf'> & { few: number }

/** The first few of some, until all are asked for. The button that asks goes with that: the first new one takes its focus. */
export function useFirstFew<Item>({ items, keyOf, few }: FirstFewOptions<Item>) {
  const [firstNew, setFirstNew] = useState<string | null>(null)
  const next = firstNew === null ? items[few] : undefined
  return {
    shown: next === undefined ? items : items.slice(0, few),
    showAll: next === undefined ? null : () => setFirstNew(keyOf(next)),
    focusProps: (item: Item) => (keyOf(item) === firstNew ? { ref: takeFocus, tabIndex: -1 } : {}),
  }
}

type Read = { data: readonly unknown[] | undefined; error: Error | null }

/**
 * Whether a list that is only there for those who have something in it is shown: also where that cannot be read. It
 * stays once it was seen, so that whoever takes the last thing out of it is not left without a place.
 */
export function useStaysShown({ data, error }: Read): boolean {
  const [seen, setSeen] = useState(false)
  const appears = seen || (data ? data.length > 0 : error !== null)
  if (appears && !seen) setSeen(true)
  return appears
}
