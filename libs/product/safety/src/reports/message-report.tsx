import { useLoaded } from '@rafiq/app-kit'
import { useEffect } from 'react'
import type { Person } from '../person.ts'
import { loadReportDialog } from './load-report-dialog.ts'

export type MessageReportProps = {
  message: { id: string; content: string }
  person: Person
  open: boolean
  onOpenChange: (open: boolean) => void
  onBlocked?: (() => unknown) | undefined
}

/** Reports one message of a conversation; the dialog comes when it is first wanted. */
export function MessageReport({ message, open, onOpenChange, ...others }: MessageReportProps) {
  const { part, request } = useLoaded(loadReportDialog)
  useEffect(() => {
    if (!open || part) return
    // A dialog that did not come is not open: the next press opens it, and so asks for it again.
    void request().then((came) => came || onOpenChange(false))
  }, [open, part, request, onOpenChange])
  if (!part) return null
  return (
    <part.ReportDialog
      {...others}
      open={open}
      onOpenChange={onOpenChange}
      subject={{ kind: 'message', messageId: message.id }}
      quote={message.content}
    />
  )
}
