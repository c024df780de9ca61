import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { useNameOf } from '../../shared/person.tsx'
import { useDayFormat } from '../../shared/use-day-format.ts'
import { excerpt } from './excerpt.ts'

type SearchResultProps = {
  message: ChatMessage
  room: ChatRoom
  me: string
  search: string
  onPick: (message: ChatMessage) => void
}

/** A message that was found: whose, when, and the words around. */
export function SearchResult({ message, room, me, search, onPick }: SearchResultProps) {
  const { t } = useTranslation('chat')
  const { day, time } = useDayFormat()
  const name = useNameOf(room)
  const found = excerpt(message.content, search)
  return (
    <button
      type="button"
      onClick={() => onPick(message)}
      className="w-full rounded-control px-3 py-2 text-start hover:bg-palm-tint"
    >
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-soft">
        <bdi>{message.senderId === me ? t('search.you') : name}</bdi>
        <time dateTime={message.createdAt}>
          {t('search.moment', { day: day(message.createdAt), time: time(message.createdAt) })}
        </time>
      </span>
      {/* The clamp is for what has no words, such as a long address. */}
      <span dir="auto" className="line-clamp-4 text-sm wrap-anywhere">
        {found.before}
        {found.match && <mark className="rounded-sm bg-palm-tint text-ink">{found.match}</mark>}
        {found.after}
      </span>
    </button>
  )
}
