import type { WatchedRemote } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout } from '@rafiq/ui'
import { isolate } from '../../shared/isolate.ts'
import { Moment } from '../../shared/moment.tsx'

type RolledBackProps = { event: NonNullable<WatchedRemote['rolledBack']> }

/** The last canary that the watch ended by itself. */
export function RolledBack({ event: { version, at, reason } }: RolledBackProps) {
  const { t } = useTranslation('releases')
  return (
    <Callout tone="amber" title={t('watch.rolledBack', { version: isolate(version) })}>
      <p>
        <Moment at={at} />
      </p>
      <p dir="auto" className="text-sm wrap-anywhere">
        {reason}
      </p>
    </Callout>
  )
}
