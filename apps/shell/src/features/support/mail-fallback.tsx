import { toast } from '@rafiq/platform'
import { Button, Callout, Copy } from '@rafiq/ui'
import { useState } from 'react'
import { LinkedText } from '../../shared/linked-text.tsx'
import type { SupportTexts } from './support-texts.ts'

type MailFallbackProps = { texts: SupportTexts['fallback']; message: string }

/** A page cannot know whether a mail app came up, so what was written stays within reach. */
export function MailFallback({ texts, message }: MailFallbackProps) {
  const [open, setOpen] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      toast({ title: texts.copied, tone: 'success' })
    } catch {
      // Refused, or not a secure page: the text itself can be selected.
      setOpen(true)
    }
  }
  return (
    <Callout role="status" title={texts.title} className="mt-6">
      <p>
        <LinkedText>{texts.text}</LinkedText>
      </p>
      <details className="mt-2" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 items-center font-semibold text-palm">{texts.show}</summary>
        <p className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">{message}</p>
      </details>
      <Button variant="secondary" icon={<Copy aria-hidden="true" />} className="mt-2" onClick={copy}>
        {texts.copy}
      </Button>
    </Callout>
  )
}
