import { type ChatRoom, limits, visible, withoutDirectionControls } from '@rafiq/contracts'
import { announce } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { SendIcon } from '@rafiq/ui'
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { keepDraft, readDraft } from '../../shared/drafts.ts'
import { outboxOf } from '../../shared/outbox/outbox.ts'
import { useNameOf } from '../../shared/person.tsx'
import { useLive } from '../../shared/sync/live-context.ts'
import { LengthCounter } from './length-counter.tsx'
import { meansSend } from './means-send.ts'
import { useTellTyping } from './use-tell-typing.ts'

const { max } = limits.message

/** Where one types. What is sent goes into the outbox first, so that nothing that happens next can lose it. */
export function Composer({ room, me }: { room: ChatRoom; me: string }) {
  const { t } = useTranslation('chat')
  const live = useLive()
  const name = useNameOf(room)
  const [text, setText] = useState(() => readDraft(me, room.id))
  const field = useRef<HTMLTextAreaElement>(null)
  const counterId = useId()
  const tellTyping = useTellTyping(room.id)
  const blank = !visible.test(text)
  const tooLong = text.length > max

  const type = (typed: string) => {
    setText(typed)
    keepDraft(me, room.id, typed)
    tellTyping(typed.trim() !== '')
  }
  const send = async (event?: SubmitEvent) => {
    event?.preventDefault()
    field.current?.focus()
    if (blank || tooLong) return
    const clientId = crypto.randomUUID()
    // What is pasted may bring controls along that the server refuses, and that nobody could see to remove.
    const content = withoutDirectionControls(text)
    const item = { clientId, chatRoomId: room.id, content, createdAt: new Date().toISOString() }
    setText('')
    tellTyping(false)
    try {
      await outboxOf(me).add(item)
    } catch {
      // The browser keeps nothing for us: the text goes back to where it was typed, before what was typed meanwhile.
      const meanwhile = field.current?.value ?? ''
      type(meanwhile === '' ? text : `${text}\n${meanwhile}`)
      announce(t('send.failed'))
      return
    }
    // Only now: a tab that ends between the two keeps the text in one of them.
    if (readDraft(me, room.id) === text && field.current?.value !== text) keepDraft(me, room.id, '')
    live?.sendNow()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const touch = matchMedia('(pointer: coarse)').matches
    if (!meansSend({ ...keyOf(event), touch })) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      onSubmit={(event) => void send(event)}
      className="shrink-0 border-t border-line bg-raised px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-4"
    >
      <div className="mx-auto flex max-w-4xl items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('composer.label', { name })}
          aria-describedby={counterId}
          aria-invalid={tooLong || undefined}
          placeholder={t('composer.placeholder')}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => tellTyping(false)}
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
