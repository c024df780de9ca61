import { limits } from '@rafiq/contracts'
import { type QuestionCard, type QuestionId, questionTopics } from '@rafiq/contracts/chat'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ArrowBack, Button, Spinner } from '@rafiq/ui'
import { useEffect, useRef } from 'react'
import { useAskQuestion } from '../../shared/questions/question-cards-query.ts'
import { stateOf } from './card-state.ts'

type QuestionPickerProps = {
  roomId: string
  cards: readonly QuestionCard[]
  /** To the cards, where there are any. */
  onBack: (() => void) | undefined
  onAsked: (card: QuestionCard) => void
}

const topics = Object.entries(questionTopics) as [keyof typeof questionTopics, readonly QuestionId[]][]

/** The deck by topics, without what was asked here. One press asks. */
export function QuestionPicker({ roomId, cards, onBack, onAsked }: QuestionPickerProps) {
  const { t } = useTranslation(['chat', 'common'])
  const ask = useAskQuestion(roomId)
  const heading = useRef<HTMLHeadingElement>(null)
  // Pressed again after a lost connection, the same question is asked under the same id.
  const clientIds = useRef(new Map<QuestionId, string>())
  const asked = cards.map(({ question }) => question)
  const isFull = cards.filter((card) => stateOf(card) !== 'shown').length >= limits.questions.open
  const pending = ask.isPending ? ask.variables?.question : undefined
  const replacesCards = onBack !== undefined
  useEffect(() => {
    if (replacesCards) heading.current?.focus()
  }, [replacesCards])
  const choose = (question: QuestionId) => {
    const clientId = clientIds.current.get(question) ?? crypto.randomUUID()
    clientIds.current.set(question, clientId)
    // The first card takes the deck's place before this is told of it.
    ask.mutateAsync({ question, clientId }).then(onAsked, () => undefined)
  }
  return (
    <>
      <div className="flex items-center gap-2">
        <h3 ref={heading} tabIndex={-1} className="grow text-lg font-semibold">
          {t('questions.choose')}
        </h3>
        {onBack && (
          <Button
            variant="quiet"
            className="-me-3 px-3! text-sm!"
            icon={<ArrowBack aria-hidden="true" />}
            onClick={onBack}
          >
            {t('questions.back')}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm text-clay empty:hidden">
        {ask.error && errorText(ask.error, t)}
      </p>
      {isFull && <p className="text-soft">{t('common:errors.question-limit')}</p>}
      {!isFull &&
        topics.map(([topic, questions]) => {
          const left = questions.filter((question) => !asked.includes(question))
          return (
            left.length > 0 && (
              <section key={topic} aria-label={t(`questions.topics.${topic}`)}>
                <h4 className="mb-1.5 text-sm text-soft">{t(`questions.topics.${topic}`)}</h4>
                <ul className="space-y-2">
                  {left.map((question) => (
                    <li key={question}>
                      <button
                        type="button"
                        aria-disabled={ask.isPending || undefined}
                        onClick={() => choose(question)}
                        className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-raised px-3.5 py-2 text-start text-ink hover:border-palm hover:bg-palm-tint"
                      >
                        <span className="min-w-0 grow">{t(`questions.deck.${question}`)}</span>
                        {pending === question && <Spinner className="text-palm" />}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
    </>
  )
}
