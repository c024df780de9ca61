import type { ChatMessage, ChatRoom } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useRef } from 'react'
import type { Row } from '../../shared/timeline/timeline-rows.ts'
import { useDayFormat } from '../../shared/use-day-format.ts'
import { ConversationStart } from './conversation-start.tsx'
import { JumpToLatest, OlderNote } from './list-overlays.tsx'
import { MessageRow } from './message-row.tsx'
import { moveToNextReport } from './report-button.tsx'
import { useEnd } from './use-end.ts'
import { type Jump, useJump } from './use-jump.ts'
import { useOlder } from './use-older.ts'
import { useReading } from './use-reading.ts'

/** Nearer to the end than this counts as at the end; CSS pixels. */
const endThreshold = 64

type MessageListProps = {
  room: ChatRoom
  me: string
  rows: readonly Row[]
  /** The first row is the room's first message. */
  complete: boolean
  jump: Jump
  /** Stands there while there is no row. */
  beginning: ReactNode
  onReport: (message: ChatMessage) => void
}

/** The messages in a window of their own; only those in view are drawn. */
export function MessageList(props: MessageListProps) {
  const { room, me, rows, complete, jump, beginning, onReport } = props
  const { t } = useTranslation('chat')
  const scroller = useRef<HTMLDivElement>(null)
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatedHeight(rows[index]),
    getItemKey,
    overscan: 8,
    // What is in view stays where it is when older messages come above it, and the end is followed from the end.
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endThreshold,
    paddingStart: 16,
    paddingEnd: 16,
  })
  const { atEnd, toEnd, onScroll } = useEnd({ virtualizer, scroller, rows, threshold: endThreshold })
  const older = useOlder({ virtualizer, room, wanted: atEnd !== null && !complete, length: rows.length })
  const found = useJump({ virtualizer, scroller, room, rows, jump })
  useReading({ room, rows, atEnd })
  const format = useDayFormat()
  const lastOwn = rows.findLast(({ own }) => own)?.key
  const drawn = virtualizer.getVirtualItems()
  const tabStop = drawn.findLast(({ index }) => rows[index]?.own === false)?.key
  return (
    <div className="relative flex min-h-0 grow flex-col bg-page">
      <section
        ref={scroller}
        aria-label={t('room.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-3"
      >
        {rows.length === 0 && complete && (
          <>
            <ConversationStart room={room} empty />
            {beginning}
          </>
        )}
        {/* Where motion is reduced every change takes a millisecond, in which one cannot scroll beyond the old height. */}
        <ol
          onKeyDown={moveToNextReport}
          style={{ height: virtualizer.getTotalSize() }}
          className="relative mx-auto w-full max-w-4xl transition-none"
        >
          {drawn.map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  style={{ transform: `translateY(${start}px)` }}
                  className="absolute inset-x-0 top-0 px-3 transition-none sm:px-5"
                >
                  {index === 0 && complete && <ConversationStart room={room} />}
                  <MessageRow
                    row={row}
                    room={room}
                    me={me}
                    found={found === row.key}
                    last={row.key === lastOwn}
                    tabStop={row.key === tabStop}
                    onReport={onReport}
                    format={format}
                  />
                </li>
              )
            )
          })}
        </ol>
      </section>
      <OlderNote {...older} />
      <JumpToLatest atEnd={atEnd} rows={rows} me={me} onJump={toEnd} />
    </div>
  )
}

/** A guess at a row's height until it is measured, in CSS pixels: a phone's line holds about so many letters. */
const lettersPerLine = 34
const line = 28

function estimatedHeight(row: Row | undefined): number {
  if (!row) return 64
  const lines = row.content
    .split('\n')
    .reduce((sum, text) => sum + Math.ceil((text.length || 1) / lettersPerLine), 0)
  return 44 + lines * line + (row.newDay ? 52 : 0) + (row.firstUnread ? 44 : 0) + (row.continues ? 0 : 8)
}
