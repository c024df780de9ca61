import { useTranslation } from '@rafiq/platform/i18n'
import { Bookmark, IconButton } from '@rafiq/ui'
import { useMark } from './use-mark.ts'

type SaveToggleProps = { match: { id: string; saved: boolean }; name: string }

/** Puts a match on the member's own list, or takes it off; filled as long as it is on it. */
export function SaveToggle({ match, name }: SaveToggleProps) {
  const { t } = useTranslation('matches')
  const { save, busy } = useMark()
  return (
    <IconButton
      label={t('marks.save', { name })}
      aria-pressed={match.saved}
      busy={busy}
      className={match.saved ? 'text-palm' : undefined}
      onClick={() => save({ id: match.id, name }, !match.saved)}
    >
      <Bookmark aria-hidden="true" fill={match.saved ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
