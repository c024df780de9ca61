import type { ChatRoom } from '@rafiq/contracts/chat'
import { announce } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, Dialog, LoadingState, ReadError } from '@rafiq/ui'
import { useEffect, useState } from 'react'
import { questionCardsQuery } from '../../shared/questions/question-cards-query.ts'
import { inReadingOrder, stateOf } from './card-state.ts'
import { QuestionItem } from './question-item.tsx'
import { markAnswersSeen } from './question-notes.ts'
import { QuestionPicker } from './question-picker.tsx'

type QuestionsDialogProps = {
  room: ChatRoom
  me: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The questions of a room: a sheet on phones, a dialog elsewhere. */
export function QuestionsDialog({ room, me, open, onOpenChange }: QuestionsDialogProps) {
  const { t } = useTranslation('chat')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('questions.title')}
      description={t('questions.rule')}
    >
      <Questions room={room} me={me} />
    </Dialog>
  )
}

/** The cards, or the deck to choose from, which comes first where nothing was asked yet. */
function Questions({ room, me }: { room: ChatRoom; me: string }) {
  const { t } = useTranslation('chat')
  const read = useQuery(questionCardsQuery(room.id))
  const { data: cards, error } = read
  const [picking, setPicking] = useState(false)
  const [arrived, setArrived] = useState<string | null>(null)
  useEffect(() => {
    const shown = (cards ?? []).filter((card) => stateOf(card) === 'shown')
    markAnswersSeen(
      me,
      shown.map(({ id }) => id),
    )
  }, [cards, me])
  if (!cards) {
    return error ? (
      <ReadError level={3} title={t('questions.failed')} read={read} />
    ) : (
      <LoadingState label={t('questions.loading')} />
    )
  }
  if (picking || cards.length === 0) {
    return (
      <QuestionPicker
        roomId={room.id}
        cards={cards}
        onBack={cards.length === 0 ? undefined : () => setPicking(false)}
        onAsked={(card) => {
          setPicking(false)
          setArrived(card.id)
          announce(t('questions.askedNow'))
        }}
      />
    )
  }
  const [main] = inReadingOrder(cards)
  return (
    <>
      <ul className="space-y-4">
        {inReadingOrder(cards).map((card) => (
          <li key={card.id}>
            <QuestionItem
              card={card}
              room={room}
              me={me}
              main={card === main}
              takesFocus={card.id === arrived}
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" block onClick={() => setPicking(true)}>
        {t('questions.another')}
      </Button>
    </>
  )
}
