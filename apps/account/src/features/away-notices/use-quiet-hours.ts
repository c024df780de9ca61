import type { AwayNotices } from '@rafiq/contracts/members'
import { useRef, useState } from 'react'
import { useAwayNoticesChange } from './use-away-notices.ts'

type Wish = Pick<AwayNotices, 'quietHours'>

/**
 * The quiet hours as they are wished, and their change. An arrow key on a closed select wishes several in a row: while one
 * is being saved the others wait, and only the latest of them is sent after it. They are one value, so their controls
 * share it.
 */
export function useQuietHours({ quietHours: saved }: Wish) {
  const { mutateAsync } = useAwayNoticesChange()
  const [wish, setWish] = useState<Wish | null>(null)
  const waiting = useRef<Wish | null>(null)
  const saving = useRef(false)
  const change = async (quietHours: Wish['quietHours']) => {
    waiting.current = { quietHours }
    setWish(waiting.current)
    if (saving.current) return
    saving.current = true
    while (waiting.current) {
      const next: Wish = waiting.current
      waiting.current = null
      await mutateAsync(next).catch(() => undefined)
    }
    saving.current = false
    setWish(null)
  }
  return {
    quietHours: wish ? wish.quietHours : saved,
    change: (quietHours: Wish['quietHours']) => void change(quietHours),
    isSaving: wish !== null,
  }
}
