import { type Waiting, waitingStatuses } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { QueueTabs } from '../../shared/queue-tabs.tsx'
import { type QueueSearch, type QueueTab, queueAddress, queueTabs } from './queue-search.ts'

const isWaiting = (tab: QueueTab): tab is keyof Waiting => waitingStatuses.some((status) => status === tab)

type ReportTabsProps = {
  search: QueueSearch
  /** null: not known yet. */
  waiting: Waiting | null
}

/** How far the reports are that are shown, and how many wait. */
export function ReportTabs({ search, waiting }: ReportTabsProps) {
  const { t } = useTranslation('moderation')
  const { number } = useFormat()
  return (
    <QueueTabs
      label={t('reports.tabs.label')}
      tabs={queueTabs}
      current={search.tab}
      addressOf={(tab) => queueAddress(search, { tab })}
    >
      {(tab) => (
        <>
          {t(`reports.tabs.${tab}`)}
          {isWaiting(tab) && (
            // Its place is kept, so that nothing moves when it comes.
            <span className="ms-1.5 inline-block min-w-[2ch] text-sm font-normal tabular-nums">
              {waiting && number(waiting[tab])}
            </span>
          )}
        </>
      )}
    </QueueTabs>
  )
}
