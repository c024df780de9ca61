import type { BulkPauseResult, ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, Email } from '@rafiq/ui'

export type NotPausedAccount = BulkPauseResult['refused'][number] & { email: string }

/** Who a pause of many has left as they were, by the addresses that were ticked. */
export const notPausedOf = (
  refused: BulkPauseResult['refused'],
  asked: readonly Pick<ModeratorUser, 'id' | 'email'>[],
): NotPausedAccount[] =>
  refused.map((one) => ({
    ...one,
    email: asked.find(({ id }) => id === one.id)?.email ?? one.id,
  }))

/** Names whom a pause of many has left as they were, and why; stays until it is read. */
export function NotPaused({
  accounts,
  onRead,
}: {
  accounts: readonly NotPausedAccount[]
  onRead: () => void
}) {
  const { t } = useTranslation(['moderation', 'common'])
  if (accounts.length === 0) return null
  return (
    <Callout tone="amber" role="alert" title={t('bulk.refused', { count: accounts.length })}>
      <ul className="space-y-1">
        {accounts.map(({ id, email, code }) => (
          <li key={id} className="wrap-anywhere">
            <Email address={email} />: {code === 'conflict' ? t('bulk.already') : t(`common:errors.${code}`)}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={onRead}>
        {t('bulk.read')}
      </Button>
    </Callout>
  )
}
