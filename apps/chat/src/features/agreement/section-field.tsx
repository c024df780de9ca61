import type { AgreementTopic, QuestionCard } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, MessageCircleQuestionMark, TextArea } from '@rafiq/ui'
import { TypedScamNote } from '../../shared/scam-note.tsx'

type SectionFieldProps = {
  topic: AgreementTopic
  text: string
  error: string | null
  readOnly: boolean
  /** Cards with answers that are not in the text. */
  answers: readonly QuestionCard[]
  conflict: { heading: string; text: string } | null
  onType: (text: string) => void
  onAnswers: (card: QuestionCard) => void
  onSettle: (choice: 'own' | 'other') => void
}

/** One section to write: what it is about, answers to begin with, and what the other one made of it meanwhile. */
export function SectionField({ topic, text, error, readOnly, answers, conflict, ...on }: SectionFieldProps) {
  const { t } = useTranslation(['agreement', 'chat'])
  return (
    <div>
      <TextArea
        name={topic}
        label={t(`agreement:topics.${topic}`)}
        hint={t(`agreement:hints.${topic}`)}
        error={error}
        rows={2}
        className="[&_textarea]:min-h-20"
        readOnly={readOnly}
        value={text}
        onChange={({ target }) => on.onType(target.value)}
      />
      <TypedScamNote text={text} />
      {answers.map((card) => (
        <Button
          key={card.id}
          variant="quiet"
          className="-ms-3 px-3! text-start! text-sm!"
          icon={<MessageCircleQuestionMark aria-hidden="true" />}
          onClick={() => on.onAnswers(card)}
        >
          {t('agreement:form.answers', { question: t(`chat:questions.deck.${card.question}`) })}
        </Button>
      ))}
      {conflict && (
        <section
          aria-label={conflict.heading}
          className="mt-2 rounded-control border border-amber-line bg-amber-tint px-4 py-3"
        >
          <p className="text-sm font-semibold">{conflict.heading}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
            {conflict.text === '' ? t('agreement:form.emptied') : conflict.text}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => on.onSettle('own')}>
              {t('agreement:form.keepOwn')}
            </Button>
            <Button variant="secondary" onClick={() => on.onSettle('other')}>
              {t('agreement:form.takeOther')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
