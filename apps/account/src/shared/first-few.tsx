import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'
import { type ReactNode, useState } from 'react'

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
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, few)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((item) => (
          <li key={keyOf(item)} className="py-4 first:pt-0 last:pb-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" className="mt-4 -ms-5" onClick={() => setAll(true)}>
          {t('list.all', { count: items.length })}
        </Button>
      )}
    </>
  )
}
