import { useProfile } from '@rafiq/app-kit'
import type { ChatRoom } from '@rafiq/contracts/chat'
import type { MatchCard } from '@rafiq/contracts/matching'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient } from '@rafiq/platform/query'
import { useId } from 'react'
import { commonGround } from './common-ground.ts'

type FirstMessageProps = { room: ChatRoom; onPick: (text: string) => void }

/** While nothing was said yet: words to begin with, which go into the field and are sent by nobody but the member. */
export function FirstMessage({ room, onPick }: FirstMessageProps) {
  const { t } = useTranslation('chat')
  const titleId = useId()
  const { data: own } = useProfile()
  const card = useKnownCard(room.otherUser.id)
  const texts = commonGround(own, card).map((key) => t(`first.${key}`))
  return (
    <section aria-labelledby={titleId} className="px-3 pt-4 pb-3 sm:px-5">
      <div className="mx-auto max-w-4xl">
        <h2 id={titleId} className="mb-1.5 text-sm font-normal text-soft">
          {t('first.title')}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {[...texts, t('first.hello')].slice(0, 3).map((text) => (
            <li key={text}>
              <button
                type="button"
                onClick={() => onPick(text)}
                className="min-h-11 rounded-control border border-edge bg-raised px-3.5 py-2 text-start text-sm text-ink hover:border-palm hover:bg-palm-tint"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The card that the member came from, as long as the page has it: reading all matches for it would count as showing them. */
function useKnownCard(memberId: string): MatchCard | undefined {
  return useQueryClient()
    .getQueryData<MatchCard[]>(['/api/user/matches'])
    ?.find(({ id }) => id === memberId)
}
