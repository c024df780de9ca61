import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { type Audience, isSameAudience, type RemoteStatus } from '@rafiq/platform-contracts'
import { Button, ChoiceGroup, Dialog, DialogClose } from '@rafiq/ui'
import { useState } from 'react'
import { audienceQuery } from '../../shared/queries.ts'
import { isolate } from '../../shared/values.tsx'
import { AudienceChoice } from './audience-choice.tsx'
import type { Move } from './move.ts'

type CanaryDialogProps = {
  status: RemoteStatus
  version: string
  onClose: () => void
  /** The question about it comes next. */
  onChoose: (move: Move) => void
}

/** How many visitors, and which, get a version before everybody does. */
export function CanaryDialog({ status: { canary }, version, onClose, onChoose }: CanaryDialogProps) {
  const { t } = useTranslation(['releases', 'common'])
  const { percent } = useFormat()
  const { data } = useQuery(audienceQuery)
  const running = canary?.version === version ? canary : null
  const [audience, setAudience] = useState<Audience>(running?.audience ?? {})
  const [share, setShare] = useState('')
  const isForSome = Object.keys(audience).length > 0
  const isAsRunning = running !== null && isSameAudience(running.audience, audience)
  const shares = canaryShares({ isForSome, without: isAsRunning ? running.percent : null })
  const chosen = shares.find((one) => String(one) === share)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('canary.title', { version: isolate(version) })}
      description={
        running === null
          ? t('canary.lead')
          : t(running.audience ? 'canary.leadNowOf' : 'canary.leadNow', { share: percent(running.percent) })
      }
      footer={
        <>
          <Button
            disabled={chosen === undefined}
            onClick={() =>
              onChoose({ kind: 'canary', version, percent: chosen ?? 0, ...(isForSome && { audience }) })
            }
          >
            {t('canary.next')}
          </Button>
          <DialogClose>
            <Button variant="secondary">{t('common:words.cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-6">
        <ChoiceGroup
          label={t(isForSome ? 'canary.shareOf' : 'canary.share')}
          columns={2}
          options={shares.map((value) => ({ value: String(value), label: percent(value) }))}
          value={share}
          onValueChange={setShare}
        />
        {data && (
          <section aria-label={t('canary.audience')} className="space-y-4">
            <div>
              <h3 className="font-semibold">{t('canary.audience')}</h3>
              <p className="text-sm text-soft">{t('canary.audienceHint')}</p>
            </div>
            <AudienceChoice attributes={data.attributes} value={audience} onChange={setAudience} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** Whole percent: small steps at first, where a fault costs least. */
const shares = [1, 5, 10, 25, 50, 75]

/** What a canary's share can become: all of an audience too; never what it is. */
const canaryShares = ({ isForSome, without }: { isForSome: boolean; without: number | null }): number[] =>
  [...shares, ...(isForSome ? [100] : [])].filter((share) => share !== without)
