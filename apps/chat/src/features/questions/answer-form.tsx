import { limits } from '@rafiq/contracts'
import type { QuestionCard } from '@rafiq/contracts/chat'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { visible, withoutDirectionControls } from '@rafiq/platform-contracts'
import { Button, TextArea } from '@rafiq/ui'
import { type SubmitEvent, useRef, useState } from 'react'
import { useAnswerQuestion } from '../../shared/questions/question-cards-query.ts'
import { TypedScamNote } from '../../shared/scam-note.tsx'
import { readAnswerDraft, saveAnswerDraft } from './question-notes.ts'

const max = limits.questions.answer

type AnswerFormProps = {
  card: QuestionCard
  me: string
  main: boolean
  /** The answer cannot be changed once it is sent. */
  otherAnswered: boolean
  onStored: (card: QuestionCard) => void
  onCancel?: (() => void) | undefined
}

/** Where one answers. What was typed stays here, also over a reload, until the platform has it. */
export function AnswerForm({ card, me, main, otherAnswered, onStored, onCancel }: AnswerFormProps) {
  const { t } = useTranslation(['chat', 'common'])
  const [text, setText] = useState(() => readAnswerDraft(me, card.id) ?? card.own?.content ?? '')
  const [problem, setProblem] = useState<'blank' | 'long' | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // The same words sent again are the same answer, whatever became of the first attempt.
  const attempt = useRef<{ content: string; clientId: string } | null>(null)
  const answer = useAnswerQuestion(card)

  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
    saveAnswerDraft(me, card.id, typed)
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const content = withoutDirectionControls(text).trim()
    const found = !visible.test(content) ? 'blank' : content.length > max ? 'long' : null
    setProblem(found)
    if (found) return field.current?.focus()
    if (attempt.current?.content !== content) attempt.current = { content, clientId: crypto.randomUUID() }
    const replaces = card.own?.clientId ?? null
    const sent = text
    // The card shows the answer before this is told of it, and the form is gone by then.
    answer.mutateAsync({ ...attempt.current, replaces }).then(
      (stored) => {
        if ((readAnswerDraft(me, card.id) ?? sent) === sent) saveAnswerDraft(me, card.id, undefined)
        onStored(stored)
      },
      () => undefined,
    )
  }
  const rejection = answer.error && t('questions.notSent', { reason: errorText(answer.error, t) })
  return (
    <form onSubmit={send}>
      <TextArea
        ref={field}
        label={t('questions.yourAnswer')}
        hint={otherAnswered ? t('questions.showsAtOnce') : t('questions.showsLater')}
        error={
          problem === 'blank'
            ? t('questions.blank')
            : problem === 'long'
              ? t('questions.long', { max })
              : null
        }
        rows={2}
        className="[&_textarea]:min-h-20"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <TypedScamNote text={text} />
      <p role="alert" className="mt-2 text-sm text-clay empty:hidden">
        {!answer.isPending && rejection}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant={main ? 'primary' : 'secondary'} busy={answer.isPending}>
          {card.own ? t('questions.save') : t('questions.send')}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              saveAnswerDraft(me, card.id, undefined)
              onCancel()
            }}
          >
            {t('common:words.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
