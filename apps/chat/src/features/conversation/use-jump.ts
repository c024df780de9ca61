import type { ChatRoom } from '@rafiq/contracts/chat'
import { errorText, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient } from '@rafiq/platform/query'
import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useState } from 'react'
import { loadUntil } from '../../shared/timeline/fetch-messages.ts'
import type { Row } from '../../shared/timeline/timeline-rows.ts'

/** The message to bring into view, by its sequence; null while none is searched for. */
export type Jump = { sequence: number } | null

/** What was found is marked for so long; milliseconds. */
const markedFor = 2500

type UseJump = {
  virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>
  scroller: RefObject<HTMLDivElement | null>
  room: ChatRoom
  rows: readonly Row[]
  jump: Jump
}

/** Brings a message that was searched for into view, however far back; returns the key of the row to mark. */
export function useJump({ virtualizer, scroller, room, rows, jump }: UseJump): string | null {
  const { t } = useTranslation(['chat', 'common'])
  const client = useQueryClient()
  const fault = useFaultToast()
  const [wanted, setWanted] = useState<number | null>(null)
  const [found, setFound] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pick jumps once
  useEffect(() => {
    if (!jump) return
    let replaced = false
    // The result that was pressed is gone with the search.
    scroller.current?.focus({ preventScroll: true })
    loadUntil(client, room.id, jump.sequence).then(
      () => {
        if (replaced) return
        fault.mended()
        setWanted(jump.sequence)
      },
      (error) => {
        if (!replaced) fault.tell({ title: t('search.jumpFailed'), description: errorText(error, t) })
      },
    )
    return () => {
      replaced = true
    }
  }, [jump])
  useEffect(() => {
    const index = rows.findIndex(({ message }) => message?.sequence === wanted)
    const row = rows[index]
    if (wanted === null || !row) return
    setWanted(null)
    setFound(row.key)
    virtualizer.scrollToIndex(index, { align: 'center' })
  }, [wanted, rows, virtualizer])
  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => setFound(null), markedFor)
    return () => clearTimeout(timer)
  }, [found])
  return found
}
