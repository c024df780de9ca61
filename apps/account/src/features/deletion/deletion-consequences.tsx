import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { TextField } from '@rafiq/ui'
import { useState } from 'react'

type DeletionConsequencesProps = { word: string; typed: string; onType: (text: string) => void }

/** When what is gone, by date, and the word that confirms it. */
export function DeletionConsequences({ word, typed, onType }: DeletionConsequencesProps) {
  const { t } = useTranslation('account')
  const { date } = useFormat()
  const [dates] = useState(() => deletionDates(new Date()))
  return (
    <>
      <ul className="list-disc space-y-1.5 rounded-control bg-sunken py-4 ps-9 pe-4 marker:text-soft">
        <li>{t('deletion.atOnce')}</li>
        <li>{t('deletion.active', { date: date(dates.active) })}</li>
        <li>{t('deletion.backups', { date: date(dates.backups) })}</li>
      </ul>
      <TextField
        ltr
        label={t('deletion.word', { word })}
        hint={t('deletion.wordHint')}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  )
}

const day = 86_400_000

/** By when the data of an account deleted now is gone from active systems and from backups (spec §9). */
export const deletionDates = (now: Date) => ({
  active: new Date(now.getTime() + 30 * day),
  backups: new Date(now.getTime() + 90 * day),
})
