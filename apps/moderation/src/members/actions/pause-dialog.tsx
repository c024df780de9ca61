import { limits } from '@rafiq/contracts'
import { type PauseReason, pauseReasons } from '@rafiq/contracts/members'
import type { BulkPause } from '@rafiq/contracts/moderation'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { isStorable } from '@rafiq/platform-contracts'
import { Button, Dialog, SelectField, TextArea } from '@rafiq/ui'
import { useState } from 'react'
import { type Duration, durations, endOf } from './pause-terms.ts'

export type PauseTerms = Omit<BulkPause, 'ids'>

type PauseDialogProps = {
  title: string
  busy: boolean
  onPause: (terms: PauseTerms) => void
  onClose: () => void
}

/** Why, and for how long: the member reads both. The note is for staff. */
export function PauseDialog({ title, busy, onPause, onClose }: PauseDialogProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const { date, time } = useFormat()
  const [reason, setReason] = useState<PauseReason | ''>('')
  const [duration, setDuration] = useState<Duration>('7')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  // From when it was opened, so that what is read is what is sent.
  const [now] = useState(Date.now)
  const until = endOf(duration, now)

  const pause = () => {
    if (reason === '') setAsked(true)
    else if (isStorable(note)) onPause({ reason, until, note: note.trim() || null })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={t('pause.effect')}
      footer={
        <>
          <Button icon={null} busy={busy} onClick={pause}>
            {t('pause.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('common:words.cancel')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('pause.reason')}
        hint={t('pause.reasonHint')}
        error={asked && reason === '' && t('common:validation.choice')}
        value={reason}
        onValueChange={setReason}
        options={[
          { value: '', label: t('pause.choose') },
          ...pauseReasons.map((value) => ({ value, label: t(`reports.reasons.${value}`) })),
        ]}
      />
      <SelectField
        label={t('pause.duration')}
        hint={
          until === null ? t('pause.untilLifted') : t('pause.until', { date: date(until), time: time(until) })
        }
        value={duration}
        onValueChange={setDuration}
        options={durations.map((value) => ({
          value,
          label: value === 'open' ? t('pause.open') : t('pause.days', { count: Number(value) }),
        }))}
      />
      <TextArea
        label={t('pause.note')}
        hint={t('pause.noteHint')}
        optional
        rows={2}
        maxLength={limits.moderation.note}
        value={note}
        error={!isStorable(note) && t('common:validation.characters')}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  )
}
