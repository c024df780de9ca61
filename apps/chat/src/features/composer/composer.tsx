import { limits } from '@rafiq/contracts'
import type { ChatRoom } from '@rafiq/contracts/chat'
import { useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { visible, withoutDirectionControls } from '@rafiq/platform-contracts'
import { SendIcon } from '@rafiq/ui'
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { composerFieldId } from '../../shared/composer-field.ts'
import { readDraft, saveDraft } from '../../shared/drafts.ts'
import { outboxOf } from '../../shared/outbox/outbox.ts'
import { useNameOf } from '../../shared/person.tsx'
import { TypedScamNote } from '../../shared/scam-note.tsx'
import { useLiveChat } from '../../shared/sync/live-chat-context.ts'
import { isSendShortcut } from './send-shortcut.ts'
import { useTypingReport } from './use-typing-report.ts'

const { max } = limits.message

/** Words that were chosen to be sent; each choice is a new object. */
export type Picked = { text: string } | null

type ComposerProps = {
  room: ChatRoom
  me: string
  picked: Picked
  /** Stands before the field: what else can be said here. */
  beside: ReactNode
}

/** Where one types. What is sent goes into the outbox first, so that nothing that happens next can lose it. */
export function Composer({ room, me, picked, beside }: ComposerProps) {
  const { t } = useTranslation('chat')
  const live = useLiveChat()
  const name = useNameOf(room)
  const [text, setText] = useState(() => readDraft(me, room.id))
  const field = useRef<HTMLTextAreaElement>(null)
  const counterId = useId()
  const reportTyping = useTypingReport(room.id)
  const fault = useFaultToast()
  const blank = !visible.test(text)
  const tooLong = text.length > max

  const type = (typed: string) => {
    setText(typed)
    saveDraft(me, room.id, typed)
    reportTyping(typed.trim() !== '')
  }
  // Never in the place of what was typed: only of nothing, or of another choice.
  const taken = useRef<Picked>(null)
  useEffect(() => {
    if (picked === null || picked === taken.current) return
    const replaces = text === '' || text === taken.current?.text
    taken.current = picked
    type(replaces ? picked.text : `${text}\n${picked.text}`)
    field.current?.focus()
  })
  const send = async (event?: SubmitEvent) => {
    event?.preventDefault()
    field.current?.focus()
    if (blank || tooLong) return
    const clientId = crypto.randomUUID()
    // What is pasted may bring controls along that the server refuses, and that nobody could see to remove.
    const content = withoutDirectionControls(text)
    const item = { clientId, chatRoomId: room.id, content, createdAt: new Date().toISOString() }
    setText('')
    reportTyping(false)
    try {
      await outboxOf(me).add(item)
    } catch {
      // The browser keeps nothing for us: the text goes back to where it was typed, before what was typed meanwhile.
      const meanwhile = field.current?.value ?? ''
      type(meanwhile === '' ? text : `${text}\n${meanwhile}`)
      fault.tell({ title: t('send.failed') })
      return
    }
    fault.mended()
    // Only now: a tab that ends between the two keeps the text in one of them.
    if (readDraft(me, room.id) === text && field.current?.value !== text) saveDraft(me, room.id, '')
    live?.sendNow()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const touch = matchMedia('(pointer: coarse)').matches
    if (!isSendShortcut({ ...keyOf(event), touch })) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      onSubmit={(event) => void send(event)}
      className="shrink-0 border-t border-line bg-raised px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4"
    >
      <TypedScamNote text={text} />
      <div className="mx-auto flex max-w-4xl items-end gap-2">
        {beside}
        <textarea
          ref={field}
          id={composerFieldId}
          rows={1}
          value={text}
          aria-label={t('composer.label', { name })}
          aria-describedby={counterId}
          aria-invalid={tooLong || undefined}
          placeholder={t('composer.placeholder')}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => reportTyping(false)}
          className="field-sizing-content block max-h-40 min-h-12 w-full min-w-0 grow resize-none rounded-control border border-edge bg-page px-4 py-2.5 text-base text-ink [unicode-bidi:plaintext] hover:border-palm focus-visible:border-palm focus-visible:outline-offset-0 aria-invalid:border-clay"
        />
        <button
          type="submit"
          aria-label={t('composer.send')}
          title={t('composer.send')}
          aria-disabled={blank || tooLong || undefined}
          className="inline-grid size-12 shrink-0 place-items-center rounded-control bg-palm text-on-palm transition-colors hover:bg-palm-strong aria-disabled:bg-sunken aria-disabled:text-soft"
        >
          <SendIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <LengthCounter id={counterId} length={text.length} />
    </form>
  )
}

const keyOf = ({ key, shiftKey, nativeEvent }: KeyboardEvent) => ({
  key,
  shift: shiftKey,
  composing: nativeEvent.isComposing,
})

/** The counter comes when so much is left. */
const shownFrom = 200

/** How much still fits, near the limit; a screen reader announces it when it begins to matter. */
function LengthCounter({ id, length }: { id: string; length: number }) {
  const { t } = useTranslation('chat')
  const left = max - length
  const shown = left <= shownFrom
  const over = left < 0
  return (
    <>
      <p
        id={id}
        className={`mx-auto max-w-4xl text-end text-sm tabular-nums ${over ? 'text-clay' : 'text-soft'} ${shown ? 'mt-1' : 'hidden'}`}
      >
        {shown && (over ? t('composer.over', { count: -left }) : t('composer.left', { count: left }))}
      </p>
      <p role="status" className="sr-only">
        {over ? t('composer.tooLong') : shown && t('composer.nearLimit')}
      </p>
    </>
  )
}
