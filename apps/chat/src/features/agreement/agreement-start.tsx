import { type AgreementSections, noSections } from '@rafiq/contracts/chat'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Button, EmptyState } from '@rafiq/ui'
import { questionCardsQuery } from '../../shared/questions/question-cards-query.ts'
import { answeredCards, type Names, withAllAnswers } from './answers.ts'
import { LeaseNote } from './lease-note.tsx'

type AgreementStartProps = { roomId: string; names: Names; onBegin: (text?: AgreementSections) => void }

/** Nobody has saved anything yet: two ways to begin, the first where both answered a question. */
export function AgreementStart({ roomId, names, onBegin }: AgreementStartProps) {
  const { t } = useTranslation('agreement')
  const { data: cards = [] } = useQuery(questionCardsQuery(roomId))
  const hasAnswers = answeredCards(cards).length > 0
  return (
    <>
      <EmptyState
        title={t('agreement:begin.title')}
        description={
          <>
            {t('agreement:begin.text')} {hasAnswers && t('agreement:begin.withAnswers')}
          </>
        }
        action={
          <>
            {hasAnswers && (
              <Button onClick={() => onBegin(withAllAnswers(noSections, cards, names))}>
                {t('agreement:begin.fromAnswers')}
              </Button>
            )}
            <Button variant={hasAnswers ? 'secondary' : 'primary'} onClick={() => onBegin()}>
              {t('agreement:begin.fromBlank')}
            </Button>
          </>
        }
      />
      <LeaseNote />
    </>
  )
}
