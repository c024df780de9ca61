import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { type QueueSearch, queueAddress, queueTabs } from './queue-search.ts'

/** How far the reports are that are shown. Links, so that each is an address of its own. */
export function QueueTabs({ search }: { search: QueueSearch }) {
  const { t } = useTranslation('moderation')
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
