import type { StaffPause } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout, Eye, Lock } from '@rafiq/ui'
import { PauseReason } from '../../shared/pause-reason.tsx'
import type { Visibility } from './visibility.ts'

/** Who sees what at this moment; heard when the switch changes it. */
export function VisibilityNow({ visibility, pause }: { visibility: Visibility; pause: StaffPause | null }) {
  const { t } = useTranslation('account')
  const seen = visibility === 'shared' || visibility === 'visible'
  return (
    <Callout
      className="mt-5"
      role="status"
      tone={visibility === 'paused' ? 'amber' : seen ? 'success' : 'info'}
      icon={seen ? <Eye /> : <Lock />}
      title={t(`privacy.now.${visibility}.title`)}
    >
      <p>{t(`privacy.now.${visibility}.text`)}</p>
      {visibility === 'paused' && <PauseReason pause={pause} />}
    </Callout>
  )
}
