import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ChevronNext, MessageCircle } from '@rafiq/ui'
import { useId } from 'react'

/** A home names a few; the list of conversations has the others. */
const most = 5

/** Who had the last word in a conversation, so that it is the member's turn. */
export function WaitingList({ rooms }: { rooms: readonly ChatRoom[] }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  if (rooms.length === 0) return null
  return (
    <section aria-labelledby={id} className="lg:col-span-2">
      <h2 id={id} className="text-xl font-semibold">
        {t('dashboard:waiting')}
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {rooms.slice(0, most).map(({ id: roomId, otherUser }) => {
          const name = otherUser.name ?? t('dashboard:somebody')
          return (
            <li key={roomId}>
              <Link
                to={linkTo('chatRoom', { roomId })}
                aria-label={t('dashboard:talk', { name })}
                className="flex min-h-12 items-center gap-3 px-5 py-2 text-ink no-underline hover:bg-palm-tint hover:text-ink"
              >
                <MessageCircle aria-hidden="true" className="size-5 shrink-0 text-palm" />
                <bdi className="min-w-0 grow truncate">{name}</bdi>
                <ChevronNext aria-hidden="true" className="size-5 shrink-0 text-soft" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
