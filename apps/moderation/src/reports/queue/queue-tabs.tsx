import { type Waiting, waitingStatuses } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { type QueueSearch, type QueueTab, queueAddress, queueTabs } from './queue-search.ts'

const isWaiting = (tab: QueueTab): tab is keyof Waiting => waitingStatuses.some((status) => status === tab)

type QueueTabsProps = {
  search: QueueSearch
  /** null: not known yet. */
  waiting: Waiting | null
}

/** How far the reports are that are shown, and how many wait. Links, so that each is an address of its own. */
export function QueueTabs({ search, waiting }: QueueTabsProps) {
  const { t } = useTranslation('moderation')
  const { number } = useFormat()
  return (
    <nav aria-label={t('reports.tabs.label')}>
      <ul className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {queueTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: queueAddress(search, { tab }) }}
              aria-current={tab === search.tab ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-transparent px-4 font-semibold text-soft no-underline hover:text-palm-strong hover:no-underline aria-[current=page]:border-edge aria-[current=page]:bg-raised aria-[current=page]:text-ink"
            >
              {t(`reports.tabs.${tab}`)}
              {isWaiting(tab) && (
                // Its place is kept, so that nothing moves when it comes.
                <span className="ms-1.5 inline-block min-w-[2ch] text-sm font-normal tabular-nums">
                  {waiting && number(waiting[tab])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
