import type { ChatMessage, ChatRoom } from '@rafiq/contracts'
import { MessageReport } from '@rafiq/safety'
import { type ReactNode, useCallback, useState } from 'react'
import { useNameOf } from '../../shared/person.tsx'
import { useLeaveRoom } from '../../shared/use-leave-room.ts'

/** The report of one message; closed by mistake, it opens again with what was typed. */
export function useMessageReport(room: ChatRoom): {
  dialog: ReactNode
  report: (message: ChatMessage) => void
} {
  const name = useNameOf(room)
  const leave = useLeaveRoom()
  const [message, setMessage] = useState<ChatMessage | null>(null)
  const [open, setOpen] = useState(false)
  const report = useCallback((reported: ChatMessage) => {
    setMessage(reported)
    setOpen(true)
  }, [])
  const dialog = message && (
    <MessageReport
      key={message.id}
      message={message}
      person={{ id: room.otherUser.id, name }}
      open={open}
      onOpenChange={setOpen}
      onBlocked={leave}
    />
  )
  return { dialog, report }
}
