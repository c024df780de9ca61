import type { ChatRoom } from '@rafiq/contracts/chat'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { SafetyMenu } from '@rafiq/safety'
import { ChevronBack, FileText, IconButton, Search, ShieldCheck } from '@rafiq/ui'
import type { Ref } from 'react'
import { ConnectionNote } from '../../shared/connection-note.tsx'
import { Portrait, useNameOf, useOnline } from '../../shared/person.tsx'
import { useConnectionLost, useTyping } from '../../shared/sync/live-store.ts'
import { useLeaveRoom } from '../../shared/use-leave-room.ts'

const iconLink =
  'inline-grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-palm-tint hover:text-palm-strong [&_svg]:size-5'

type RoomHeaderProps = {
  room: ChatRoom
  searching: boolean
  searchRef: Ref<HTMLButtonElement>
  onSearch: () => void
}

/** Who one talks to, whether they are here, and quietly the way to search, to safety and to what else can be done. */
export function RoomHeader({ room, searching, searchRef, onSearch }: RoomHeaderProps) {
  const { t } = useTranslation('chat')
  const name = useNameOf(room)
  const online = useOnline(room)
  const leave = useLeaveRoom()
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line px-2 py-2 sm:px-4">
      <Link to={linkTo('chat')} aria-label={t('room.back')} className={`${iconLink} md:hidden`}>
        <ChevronBack aria-hidden="true" />
      </Link>
      <Portrait name={name} online={online} />
      <div className="ms-1 min-w-0 grow">
        <h1 tabIndex={-1} className="line-clamp-2 text-base leading-tight font-semibold break-words">
          <bdi>{name}</bdi>
        </h1>
        <Presence room={room} online={online} />
      </div>
      <IconButton ref={searchRef} label={t('search.open')} aria-expanded={searching} onClick={onSearch}>
        <Search aria-hidden="true" />
      </IconButton>
      <Link
        to={linkTo('safety')}
        aria-label={t('safety.link')}
        title={t('safety.link')}
        className={`${iconLink} max-sm:hidden`}
      >
        <ShieldCheck aria-hidden="true" />
      </Link>
      <SafetyMenu
        person={{ id: room.otherUser.id, name }}
        links={[
          {
            to: linkTo('agreement', { roomId: room.id }),
            label: t('agreement.open'),
            icon: <FileText aria-hidden="true" />,
          },
        ]}
        withMessages
        withDecline
        onBlocked={leave}
      />
    </header>
  )
}

/** One line at most: the connection is lost, somebody types, or they are online. */
function Presence({ room, online }: { room: ChatRoom; online: boolean }) {
  const { t } = useTranslation('chat')
  const connectionLost = useConnectionLost()
  const typing = useTyping(room.id)
  return (
    <div className="text-sm leading-tight text-soft">
      <ConnectionNote />
      {!connectionLost && typing && <p className="text-palm">{t('room.typing')}</p>}
      {!connectionLost && !typing && online && <p>{t('room.online')}</p>}
    </div>
  )
}
