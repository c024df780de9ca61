import type { ChatRoom, QuestionCard } from '@rafiq/contracts/chat'
import { announce, linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, ButtonLink, Clock, FileText, Pencil } from '@rafiq/ui'
import { useEffect, useRef, useState } from 'react'
import { useNameOf } from '../../shared/person.tsx'
import { ReceivedScamNote } from '../../shared/scam-note.tsx'
import { AnswerForm } from './answer-form.tsx'
import { stateOf } from './card-state.ts'

type QuestionItemProps = {
  card: QuestionCard
  room: ChatRoom
  me: string
  /** Its button is the filled one. */
  main: boolean
  /** It was asked just now. */
  takesFocus: boolean
}

/** One question: to be answered, waiting for the other, or with both answers. */
export function QuestionItem({ card, room, me, main, takesFocus }: QuestionItemProps) {
  const { t } = useTranslation('chat')
  const name = useNameOf(room)
  const [changing, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const state = stateOf(card)
  // What had the focus is gone, or was in the list that this card came from.
  const focusHeading = () => heading.current?.focus()
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const onStored = (stored: QuestionCard) => {
    setChanging(false)
    focusHeading()
    announce(stateOf(stored) === 'shown' ? t('questions.shown') : t('questions.kept', { name }))
  }
  const isForm = state === 'unanswered' || (state === 'waiting' && changing)
  return (
    <article className="rounded-card border border-line bg-page px-4 py-3">
      <p className="text-sm text-soft">
        {card.askedById === me ? t('questions.askedByYou') : t('questions.asked', { name })}
      </p>
      <h3 ref={heading} tabIndex={-1} className="mb-2 font-semibold">
        {t(`questions.deck.${card.question}`)}
      </h3>
      {card.own && !isForm && <Answer who={t('questions.you')} content={card.own.content} />}
      {state === 'shown' && card.other.content !== null && (
        <>
          <Answer who={name} content={card.other.content} />
          <ReceivedScamNote content={card.other.content} />
          <ButtonLink asChild variant="quiet" className="-ms-3 mt-1 px-3! text-sm!">
            <Link to={linkTo('agreement', { roomId: room.id })}>
              <FileText aria-hidden="true" />
              {t('agreement.use')}
            </Link>
          </ButtonLink>
        </>
      )}
      {isForm && (
        <AnswerForm
          card={card}
          me={me}
          main={main}
          otherAnswered={card.other.answered}
          onStored={onStored}
          {...(changing && {
            onCancel: () => {
              setChanging(false)
              focusHeading()
            },
          })}
        />
      )}
      {state === 'waiting' && !changing && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <Clock aria-hidden="true" className="size-4 shrink-0" />
            {t('questions.waiting', { name })}
          </p>
          <Button
            variant="quiet"
            className="-me-3 px-3! text-sm!"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setChanging(true)}
          >
            {t('questions.change')}
          </Button>
        </div>
      )}
    </article>
  )
}

const Answer = ({ who, content }: { who: string; content: string }) => (
  <div className="mt-2 rounded-control bg-raised px-3.5 py-2">
    <p className="text-sm text-soft">
      <bdi>{who}</bdi>
    </p>
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {content}
    </p>
  </div>
)
