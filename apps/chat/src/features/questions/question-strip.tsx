import type { ChatRoom, QuestionCard } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, MessageCircleQuestionMark } from '@rafiq/ui'
import { useNameOf } from '../../shared/person.tsx'
import { questionCardsQuery } from '../../shared/questions/question-cards-query.ts'
import { RoomStrip, useNews } from '../../shared/room-strip.tsx'
import { currentCard, stateOf } from './card-state.ts'
import { useSeenAnswers } from './question-notes.ts'

type QuestionStripProps = { room: ChatRoom; me: string; onOpen: () => void }

/** Above the messages: the one question that waits or was just answered. Nothing while there is none. */
export function QuestionStrip({ room, me, onOpen }: QuestionStripProps) {
  const { t } = useTranslation('chat')
  const { data: cards } = useQuery(questionCardsQuery(room.id))
  const card = currentCard(cards ?? [], me, useSeenAnswers(me))
  const says = useStateText(room, me)
  const text = card && says(card)
  useNews(cards && (text ?? ''))
  if (!card) return null
  return (
    <RoomStrip
      label={t('questions.title')}
      icon={<MessageCircleQuestionMark aria-hidden="true" />}
      action={
        <Button variant="secondary" className="shrink-0 px-4! text-sm!" onClick={onOpen}>
          {stateOf(card) === 'unanswered' ? t('questions.answer') : t('questions.see')}
        </Button>
      }
    >
      <p className="text-soft">{text}</p>
      <p className="line-clamp-2">{t(`questions.deck.${card.question}`)}</p>
    </RoomStrip>
  )
}

/** What a card waits for, in a few words. */
function useStateText({ otherUser }: ChatRoom, me: string) {
  const { t } = useTranslation('chat')
  const name = useNameOf({ otherUser })
  return (card: QuestionCard): string => {
    const state = stateOf(card)
    if (state === 'shown') return t('questions.shown')
    if (state === 'waiting') return t('questions.waiting', { name })
    if (card.other.answered) return t('questions.otherAnswered', { name })
    return card.askedById === me ? t('questions.yourTurn') : t('questions.asked', { name })
  }
}
