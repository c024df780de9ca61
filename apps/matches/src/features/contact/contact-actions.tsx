import { useProfile } from '@rafiq/app-kit'
import type { MatchCard } from '@rafiq/contracts/matching'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog, Button, Smartphone } from '@rafiq/ui'
import { useId } from 'react'
import { BlockedCallout } from '../../shared/blocked-callout.tsx'
import { isOpen } from '../../shared/contact-status.ts'
import { LimitCallout } from '../../shared/limit-callout.tsx'
import { OpenChat } from '../../shared/open-chat.tsx'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { StatusBadge } from '../../shared/status-badge.tsx'
import { useContact } from './use-contact.ts'

/** The way to a match: how far a contact is, then the chat, then WhatsApp where the other shares a number (design). */
export function ContactActions({ match }: { match: MatchCard }) {
  const { t } = useTranslation('matches')
  const name = match.name ?? t('card.nameless')
  const { contact, problem, ...notice } = useContact(match, name)
  const hintId = useId()
  return (
    <div className="space-y-3">
      {match.connectionStatus && <ContactState matchId={match.id} status={match.connectionStatus} />}
      {match.phone === null && <p className="text-sm text-soft">{t('chat.instead')}</p>}
      <OpenChat matchedUserId={match.id} block />
      {match.phone !== null && (
        <div>
          <Button
            variant="quiet"
            block
            icon={<Smartphone aria-hidden="true" />}
            aria-describedby={hintId}
            onClick={contact}
          >
            {t('contact.open')}
          </Button>
          <p id={hintId} className="text-center text-sm text-soft">
            {t('contact.numberHint')}
          </p>
          <NumberNotice name={name} {...notice} />
        </div>
      )}
      {problem === 'limit' && <LimitCallout />}
      {problem === 'popup' && <BlockedCallout onAgain={contact} />}
    </div>
  )
}

type NumberNoticeProps = {
  name: string
  asking: boolean
  setAsking: (asking: boolean) => void
  confirm: () => void
}

/** Before the first WhatsApp: whom the member's own number goes to, to be confirmed. */
function NumberNotice({ name, asking, setAsking, confirm }: NumberNoticeProps) {
  const { t } = useTranslation('matches')
  return (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      tone="primary"
      title={t('contact.notice.title', { name })}
      description={t('contact.notice.text')}
      confirmLabel={t('contact.notice.confirm')}
      cancelLabel={t('contact.notice.cancel')}
      onConfirm={confirm}
    />
  )
}

function ContactState({ matchId, status }: { matchId: string; status: string }) {
  const { t } = useTranslation('matches')
  const { data: profile } = useProfile()
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={status} />
      {profile && isOpen(status) && (
        <Button
          variant="quiet"
          className="-ms-3 px-3!"
          onClick={() => outcomeQuestions.ask({ userId: profile.id, matchedUserId: matchId, due: 0 })}
        >
          {t('outcome.tell')}
        </Button>
      )}
    </p>
  )
}
