import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'
import { useMark } from './use-mark.ts'

type NotForMeProps = { match: { id: string }; name: string }

/** Puts a match aside: neither is shown to the other from then on, and nobody is told. */
export function NotForMe({ match, name }: NotForMeProps) {
  const { t } = useTranslation('matches')
  const { putAside, busy } = useMark()
  return (
    <Button
      variant="quiet"
      block
      className="text-soft!"
      busy={busy}
      onClick={() => putAside({ id: match.id, name })}
    >
      {t('marks.notForMe')}
    </Button>
  )
}
