import { settings } from '@rafiq/app-kit'
import { toast, useCaller, useFormat } from '@rafiq/platform'
import { useEffect, useRef, useState } from 'react'
import { mailtoLink, supportMail } from './support-mail.ts'
import {
  type CompleteRequest,
  emptyRequest,
  isComplete,
  missingFields,
  type SupportField,
  type SupportRequest,
  supportDraft,
} from './support-request.ts'
import type { SupportTexts } from './support-texts.ts'

/** A mail app takes about this long to come up; until then the button says so. Milliseconds. */
const openingTime = 1200

/** State of the form: typed, incomplete, opening, opened (what was sent stays at hand, as plain text). */
export function useSupportForm(texts: SupportTexts, open = openMailClient) {
  const { date, time } = useFormat()
  const owner = useCaller()?.id ?? 'new'
  const [request, setRequest] = useState<SupportRequest>(() => supportDraft(owner).read() ?? emptyRequest)
  const [missing, setMissing] = useState<SupportField[]>([])
  const [opening, setOpening] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // After a reload it is known a moment later who writes. What is being written stays.
  useEffect(() => {
    setRequest((shown) => (shown === emptyRequest ? (supportDraft(owner).read() ?? shown) : shown))
  }, [owner])

  const change = (field: SupportField, value: string) => {
    const next = { ...request, [field]: value }
    setRequest(next)
    supportDraft(owner).write(next)
    setMissing(missing.filter((one) => one !== field || value.trim() === ''))
  }

  const opened = (body: string) => {
    toast({ title: texts.toasts.opened.title, description: texts.toasts.opened.text, tone: 'success' })
    supportDraft(owner).clear()
    setRequest(emptyRequest)
    setOpening(false)
    setSent(body)
  }

  const write = (complete: CompleteRequest) => {
    try {
      const now = new Date()
      const mail = supportMail({
        request: complete,
        labels: texts.form,
        category: texts.form.categories[complete.category],
        time: `${date(now)} ${time(now)}`,
      })
      open(mailtoLink(settings.supportEmail, mail))
      setOpening(true)
      setSent(null)
      timer.current = setTimeout(() => opened(`${mail.subject}\n\n${mail.body}`), openingTime)
    } catch {
      toast({ title: texts.toasts.failed.title, description: texts.toasts.failed.text, tone: 'error' })
    }
  }

  /** The first field to fill in, if there is one. */
  const submit = (): SupportField | undefined => {
    if (opening) return undefined
    const empty = missingFields(request)
    setMissing(empty)
    if (isComplete(request)) write(request)
    else {
      const { title, text } = texts.toasts.incomplete
      toast({ title, description: text, tone: 'error' })
    }
    return empty[0]
  }

  return { request, change, missing, opening, sent, submit }
}

/** Hands a `mailto:` link to the system. The page stays; whether a mail app opens cannot be known. */
function openMailClient(link: string) {
  location.assign(link)
}
