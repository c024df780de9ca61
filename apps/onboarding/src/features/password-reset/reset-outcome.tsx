import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState } from '@rafiq/ui'

type ResetOutcomeProps = {
  drawing: 'letter' | 'key' | 'lantern'
  title: string
  text: string
  to: string
  label: string
}

/** What happened and the way on. */
export function ResetOutcome({ drawing, title, text, to, label }: ResetOutcomeProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div role="status">
      <EmptyState
        drawing={drawing}
        level={1}
        title={t(title)}
        description={t(text)}
        action={
          <ButtonLink asChild variant="secondary" size="lg">
            <Link to={to}>{t(label)}</Link>
          </ButtonLink>
        }
      />
    </div>
  )
}
