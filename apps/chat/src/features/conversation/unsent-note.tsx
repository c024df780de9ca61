import type { OutboxItem } from '@rafiq/chat-client'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, RefreshCw, Trash2 } from '@rafiq/ui'
import { focusComposer } from '../../shared/composer-field.ts'
import { outboxOf } from '../../shared/outbox/outbox.ts'
import { stateOf } from '../../shared/outbox/outbox-item.ts'
import { useLiveChat } from '../../shared/sync/live-chat-context.ts'

/** Refusals that the author can do something about, or should know the reason of. */
const told = new Set(['account-paused', 'not-found', 'forbidden'])

/** Under a message that is not sent: why, that nothing is lost, and what to do. */
export function UnsentNote({ item, me }: { item: OutboxItem; me: string }) {
  const { t } = useTranslation(['chat', 'common'])
  const live = useLiveChat()
  const { clientId, problem } = item
  const state = stateOf(item)
  if (state === 'sending') return null
  if (state === 'waiting') {
    const text = problem === 'network' ? t('send.waiting') : t('send.tooMany')
    return <p className="mt-1 text-end text-sm text-soft">{text}</p>
  }
  const retry = () => {
    focusComposer()
    void outboxOf(me).retry(clientId).then(live?.sendNow)
  }
  const discard = () => {
    focusComposer()
    void outboxOf(me).remove(clientId)
  }
  return (
    <div className="mt-1 flex flex-col items-end text-sm">
      <p className="text-end text-clay">{t('send.failed')}</p>
      {problem !== null && told.has(problem) && (
        <p className="text-end text-soft">{t(`send.reason.${problem}`)}</p>
      )}
      <div className="flex flex-wrap justify-end">
        <Button
          variant="quiet"
          className="px-3! text-sm!"
          icon={<RefreshCw aria-hidden="true" />}
          onClick={retry}
        >
          {t('send.retry')}
        </Button>
        <Button
          variant="quiet"
          className="px-3! text-sm!"
          icon={<Trash2 aria-hidden="true" />}
          onClick={discard}
        >
          {t('send.discard')}
        </Button>
      </div>
    </div>
  )
}
