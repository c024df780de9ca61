import { Link } from '@rafiq/platform/router'
import type { ReactNode } from 'react'

type QueueTabsProps<Tab extends string> = {
  label: string
  tabs: readonly Tab[]
  current: Tab
  /** Query of the queue with this tab. */
  addressOf: (tab: Tab) => string
  children: (tab: Tab) => ReactNode
}

/** How far that is what a queue shows. Links, so that each is an address of its own. */
export function QueueTabs<Tab extends string>(props: QueueTabsProps<Tab>) {
  const { label, tabs, current, addressOf, children } = props
  return (
    <nav aria-label={label} className="lg:shrink-0">
      <ul className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: addressOf(tab) }}
              aria-current={tab === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-transparent px-4 font-semibold text-soft no-underline hover:text-palm-strong hover:no-underline aria-[current=page]:border-edge aria-[current=page]:bg-raised aria-[current=page]:text-ink"
            >
              {children(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Tabs of a queue and what filters it: beside each other where there is room. */
export const QueueControls = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-5 lg:flex-row lg:items-end lg:justify-between lg:gap-8">{children}</div>
)
