import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Button } from '@rafiq/ui'
import { isolate } from '../../shared/values.tsx'
import type { Move } from './move.ts'
import { type Offer, offersFor, ownName } from './offers.ts'

type RemoteActionsProps = {
  status: RemoteStatus
  onAsk: (move: Move) => void
  /** How many visitors get a version is a question of its own. */
  onAskShare: (version: string) => void
}

/** What can be done with a remote as it stands. */
export function RemoteActions({ status, onAsk, onAskShare }: RemoteActionsProps) {
  const { t } = useTranslation('releases')
  const label = (offer: Offer) =>
    t(`actions.${offer.kind}`, { version: 'version' in offer ? isolate(offer.version) : '' })
  const press = (offer: Offer) => (offer.kind === 'share' ? onAskShare(offer.version) : onAsk(offer))
  const offers = offersFor(status)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        {offers.map((offer) => (
          <Button key={offer.kind} variant={variantOf(offer)} onClick={() => press(offer)}>
            {label(offer)}
          </Button>
        ))}
      </div>
      {status.name === ownName && <p className="text-sm text-soft">{t('actions.ownHint')}</p>}
    </div>
  )
}

const variantOf = ({ kind }: Offer) =>
  kind === 'promote' || kind === 'enable' ? 'primary' : kind === 'disable' ? 'quiet' : 'secondary'
