import { Moment, useCaller } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { TeamRight } from '@rafiq/platform-contracts'
import { Badge, Button } from '@rafiq/ui'
import { actorOf } from '../../shared/actor.ts'
import { useRightName } from '../../shared/use-right-name.ts'
import { isolate } from '../../shared/values.tsx'
import { type RightState, rightState } from './right-state.ts'

const tones = { good: 'palm', expiring: 'amber', expired: 'clay', revoked: 'clay' } as const satisfies Record<
  RightState,
  string
>

type RightRowProps = {
  right: TeamRight
  /** Milliseconds. */
  now: number
  onAsk: (right: TeamRight) => void
}

export function RightRow({ right, now, onAsk }: RightRowProps) {
  const { t } = useTranslation('releases')
  const name = useRightName()(right)
  const state = rightState(right, now)
  const { madeBy, createdAt, lastUsedAt, expiresAt, revokedAt, revokedBy, reason } = right
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Badge tone={tones[state]}>{t(`rights.states.${state}`)}</Badge>
        </p>
        <p className="text-sm text-soft">
          {t('rights.made')} <Moment at={createdAt} /> · <Who actor={madeBy} />
        </p>
        <p className="text-sm text-soft">
          {t('rights.used')} {lastUsedAt ? <Moment at={lastUsedAt} /> : t('rights.unused')}
          {' · '}
          {t('rights.expires')} {expiresAt ? <Moment at={expiresAt} /> : t('rights.forever')}
        </p>
        {revokedAt && (
          <p className="text-sm text-soft wrap-anywhere">
            {t('rights.revoked')} <Moment at={revokedAt} />
            {revokedBy && (
              <>
                {' · '}
                <Who actor={revokedBy} />
              </>
            )}
            {reason && (
              <>
                {' · '}
                <bdi>{reason}</bdi>
              </>
            )}
          </p>
        )}
      </div>
      {state !== 'revoked' && (
        <Button
          variant="quiet"
          aria-label={t('rights.revokeLabel', { right: name })}
          onClick={() => onAsk(right)}
        >
          {t('rights.revoke')}
        </Button>
      )}
    </li>
  )
}

function Who({ actor }: { actor: string }) {
  const { t } = useTranslation('releases')
  const { key, id } = actorOf(actor, useCaller()?.id)
  return t(`audit.actors.${key}`, { id: isolate(id) })
}
