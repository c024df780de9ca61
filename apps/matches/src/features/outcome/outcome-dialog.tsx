import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, Dialog } from '@rafiq/ui'
import { ShareActions } from '../../shared/share-actions.tsx'
import { useOutcome } from './use-outcome.ts'

const answers = [
  ['connected', 'primary'],
  ['failed', 'secondary'],
] as const

/** Going on with the search is what helps; putting off the sharing is no more than a way out. */
const closings = { connected: 'secondary', failed: 'primary' } as const

/** After WhatsApp: whether it worked, and what follows from the answer (spec §4). One dialog, so that the focus stays. */
export function OutcomeDialog() {
  const { t } = useTranslation('matches')
  const { asking, name, followUp, answer, notYet, close, given, busy, error } = useOutcome()
  const lead = name === null ? t('outcome.lead') : t('outcome.leadAbout', { name })
  return (
    <Dialog
      open={asking || followUp !== null}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={followUp ? t(`followUp.${followUp}.title`) : t('outcome.title')}
      description={followUp ? t(`followUp.${followUp}.text`) : lead}
      footer={
        followUp ? (
          <Button variant={closings[followUp]} onClick={close}>
            {t(`followUp.${followUp}.close`)}
          </Button>
        ) : (
          <>
            {answers.map(([outcome, variant]) => (
              <Button
                key={outcome}
                variant={variant}
                busy={busy && given === outcome}
                onClick={() => void answer(outcome)}
              >
                {t(`outcome.answers.${outcome}`)}
              </Button>
            ))}
            <Button variant="quiet" onClick={notYet}>
              {t('outcome.answers.notYet')}
            </Button>
          </>
        )
      }
    >
      {followUp && <SharePrompt />}
      {!followUp && error && given && (
        <OutcomeProblem error={error} busy={busy} onRetry={() => void answer(given)} />
      )}
    </Dialog>
  )
}

function SharePrompt() {
  const { t } = useTranslation('matches')
  return (
    <>
      <p>{t('share.prompt')}</p>
      <ShareActions />
    </>
  )
}

type OutcomeProblemProps = { error: Error; busy: boolean; onRetry: () => void }

function OutcomeProblem({ error, busy, onRetry }: OutcomeProblemProps) {
  const { t } = useTranslation(['matches', 'common'])
  return (
    <Callout tone="danger" role="alert" title={t('outcome.problem')}>
      <p>{errorText(error, t)}</p>
      <Button variant="quiet" className="-ms-5" busy={busy} onClick={onRetry}>
        {t('common:words.retry')}
      </Button>
    </Callout>
  )
}
