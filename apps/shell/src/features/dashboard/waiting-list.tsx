import type { ChatRoom } from '@rafiq/contracts/chat'
import type { ReceivedContact } from '@rafiq/contracts/connections'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ChevronNext, Handshake, MessageCircle } from '@rafiq/ui'
import { useId } from 'react'

/** A home names a few; the list of conversations and that of contacts have the others. */
const most = 5

type WaitingListProps = { rooms: readonly ChatRoom[]; contacts: readonly ReceivedContact[] }

/** Beside the next step: who had the last word in a conversation, so that it is the member's turn; then who made contact and has no answer. */
export function WaitingList({ rooms, contacts }: WaitingListProps) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const inRooms = rooms.map(({ id: roomId, otherUser }) => {
    const name = otherUser.name ?? t('dashboard:somebody')
    const to = linkTo('chatRoom', { roomId })
    return { key: roomId, name, to, label: t('dashboard:talk', { name }), Icon: MessageCircle }
  })
  const byContact = contacts.map(({ userId, member }) => {
    const name = member.name ?? t('dashboard:somebody')
    const to = linkTo('connections')
    return { key: userId, name, to, label: t('dashboard:contacted', { name }), Icon: Handshake }
  })
  const waiting = [...inRooms, ...byContact]
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={id} className="lg:col-span-2">
      <h2 id={id} className="text-xl font-semibold">
        {t('dashboard:waiting')}
      </h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {waiting.slice(0, most).map(({ key, name, to, label, Icon }) => (
          <li key={key}>
            <Link
              to={to}
              aria-label={label}
              className="flex min-h-12 items-center gap-3 px-5 py-2 text-ink no-underline hover:bg-palm-tint hover:text-ink"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-palm" />
              <span className="min-w-0 grow truncate">
                <bdi>{name}</bdi>
              </span>
              <ChevronNext aria-hidden="true" className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
