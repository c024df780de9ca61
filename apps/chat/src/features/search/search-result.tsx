import type { ChatMessage, ChatRoom } from '@rafiq/contracts'
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
      <span dir="auto" className="block truncate text-sm">
        {excerpt(message.content, search)}
      </span>
    </button>
  )
}
