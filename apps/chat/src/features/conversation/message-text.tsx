import { useLoaded } from '@rafiq/app-kit'
import { onTokenChange } from '@rafiq/platform'
import { type MouseEvent, useMemo, useState } from 'react'
import { splitLinks, type TextPart } from './split-links.ts'

const loadWarning = () => import(/* webpackChunkName: "link-warning" */ './link-warning.tsx')

/** Hosts that the member has said yes to; asked again in a page that is opened anew, and in another session. */
const accepted = new Set<string>()
onTokenChange((_, isRenewed) => {
  if (!isRenewed) accepted.clear()
})

/** What a message says, in the direction of its own words, with its links; nothing of what they lead to is fetched. */
export function MessageText({ content }: { content: string }) {
  const parts = useMemo(() => splitLinks(content), [content])
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, link }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
        link ? <MessageLink key={index} text={text} link={link} /> : text,
      )}
    </p>
  )
}

type Link = NonNullable<TextPart['link']>

/** An address that somebody else typed: before the first visit to its site it is said where it leads. */
function MessageLink({ text, link: { href, host } }: { text: string; link: Link }) {
  const { part: warning, request } = useLoaded(loadWarning)
  const [open, setOpen] = useState(false)
  const onPress = (event: MouseEvent) => {
    if (event.button === 2 || accepted.has(host) || host === location.host) return
    event.preventDefault()
    setOpen(true)
    if (!warning) void request()
  }
  return (
    <>
      <a
        href={href}
        dir="ltr"
        target="_blank"
        rel="noopener noreferrer nofollow"
        onClick={onPress}
        onAuxClick={onPress}
      >
        {text}
      </a>
      {warning && (
        <warning.LinkWarning
          href={href}
          host={host}
          open={open}
          onOpenChange={setOpen}
          onAccept={() => accepted.add(host)}
        />
      )}
    </>
  )
}
