import { limits } from '@rafiq/contracts'
import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import { withoutDirectionControls } from '@rafiq/platform-contracts'
import { IconButton, Search, Spinner, X } from '@rafiq/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readMessages } from '../../shared/timeline/messages-query.ts'
import { SearchResult } from './search-result.tsx'

/** Milliseconds without a key before it is searched. */
const pause = 300

const searchQuery = (roomId: string, search: string) =>
  queryOptions({
    queryKey: [`/api/chat-rooms/${roomId}/messages`, 'search', search],
    queryFn: ({ signal }) => readMessages(roomId, { search, limit: limits.messages.maxPage }, signal),
    enabled: search !== '',
    // The conversation goes on: the same words may find more the next time.
    gcTime: 0,
    staleTime: 0,
  })

type SearchPanelProps = {
  room: ChatRoom
  me: string
  onClose: () => void
  onPick: (message: ChatMessage) => void
}

/** Searches the whole conversation on the server; a result leads to its place. */
export function SearchPanel({ room, me, onClose, onPick }: SearchPanelProps) {
  const { t } = useTranslation(['chat', 'common'])
  const [text, setText] = useState('')
  const search = useSettled(withoutDirectionControls(text).trim(), pause)
  const { data: results, error, isFetching } = useQuery(searchQuery(room.id, search))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <section
      aria-label={t('search.open')}
      className="flex max-h-[60%] shrink-0 flex-col border-b border-line"
      onKeyDown={closeOnEscape}
    >
      <div className="flex items-center gap-2 px-3 py-2 sm:px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <input
          ref={field}
          type="search"
          value={text}
          maxLength={limits.messages.maxSearch}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          dir="auto"
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 min-w-0 grow rounded-control bg-transparent px-2 text-base text-ink [&::-webkit-search-cancel-button]:hidden"
        />
        {isFetching && <Spinner className="text-palm" />}
        <IconButton label={t('search.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p
        role="status"
        className={`px-4 pb-2 text-sm text-soft empty:hidden ${results?.length ? 'sr-only' : ''}`}
      >
        {error && errorText(error, t)}
        {!error && results && t('search.found', { count: results.length })}
      </p>
      {results && results.length > 0 && (
        <ul aria-label={t('search.results')} className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2">
          {results.toReversed().map((message) => (
            <li key={message.id}>
              <SearchResult message={message} room={room} me={me} search={search} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The value once it has stayed the same for so long. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
