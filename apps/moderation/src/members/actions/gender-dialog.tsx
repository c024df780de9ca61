import {
  type GenderCorrection,
  genderCorrectionReasons,
  type ModeratorUser,
} from '@rafiq/contracts/moderation'
import { type Gender, genders } from '@rafiq/contracts/questionnaire'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, ChoiceGroup, Dialog } from '@rafiq/ui'
import { useState } from 'react'
import { isolate } from '../../shared/isolate.ts'

type GenderDialogProps = {
  user: ModeratorUser
  /** The one that the profile has now. */
  gender: Gender
  busy: boolean
  onCorrect: (correction: GenderCorrection) => void
  onClose: () => void
}

/** Says what a correction does and asks why it is made. */
export function GenderDialog({ user, gender, busy, onCorrect, onClose }: GenderDialogProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const [reason, setReason] = useState<GenderCorrection['reason']>('requested')
  const other = genders.find((each) => each !== gender) ?? gender
  const named = (each: Gender) => t(`common:gender.${each}`)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('gender.title', { email: isolate(user.email) })}
      description={t('gender.effect')}
      footer={
        <>
          <Button busy={busy} onClick={() => onCorrect({ gender: other, reason })}>
            {t('gender.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common:words.cancel')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p className="font-semibold">{t('gender.change', { from: named(gender), to: named(other) })}</p>
        <ChoiceGroup
          label={t('gender.reason')}
          value={reason}
          onValueChange={setReason}
          options={genderCorrectionReasons.map((value) => ({ value, label: t(`gender.reasons.${value}`) }))}
        />
      </div>
    </Dialog>
  )
}
