import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ShieldCheck } from '@rafiq/ui'
import { useNameOf } from '../../shared/person.tsx'

/** Above the first message: with whom, and what keeps both safe. */
export function ConversationStart({ room, empty = false }: { room: ChatRoom; empty?: boolean }) {
  const { t } = useTranslation('chat')
  const name = useNameOf(room)
  return (
    <div className="mx-auto max-w-form px-4 pt-6 pb-4 text-center text-sm text-soft">
      {empty && <p className="mb-3 text-base text-ink">{t('room.empty', { name })}</p>}
      <p>
        <ShieldCheck aria-hidden="true" className="me-1.5 inline size-4 text-palm" />
        {t('safety.line')} <Link to={linkTo('safety')}>{t('safety.link')}</Link>
      </p>
    </div>
  )
}
