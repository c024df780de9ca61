import type { BulkPauseResult, ModeratorUser } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, Email } from '@rafiq/ui'

export type Refusal = BulkPauseResult['refused'][number] & { email: string }

/** Who a pause of many has left as they were, by the addresses that were ticked. */
export const refusalsOf = (
  refused: BulkPauseResult['refused'],
  asked: readonly Pick<ModeratorUser, 'id' | 'email'>[],
): Refusal[] =>
  refused.map((refusal) => ({
    ...refusal,
    email: asked.find(({ id }) => id === refusal.id)?.email ?? refusal.id,
  }))

/** Names whom a pause of many has left as they were, and why; stays until it is read. */
export function Refused({ refusals, onRead }: { refusals: readonly Refusal[]; onRead: () => void }) {
  const { t } = useTranslation(['moderation', 'common'])
  if (refusals.length === 0) return null
  return (
    <Callout tone="amber" role="alert" title={t('bulk.refused', { count: refusals.length })}>
      <ul className="space-y-1">
        {refusals.map(({ id, email, code }) => (
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
