import type { MatchCard } from '@rafiq/contracts'
import { useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, MessageCircle } from '@rafiq/ui'
import { BlockedCallout } from '../../shared/blocked-callout.tsx'
import { isOpen } from '../../shared/contact-status.ts'
import { LimitCallout } from '../../shared/limit-callout.tsx'
import { OpenChat } from '../../shared/open-chat.tsx'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { StatusBadge } from '../../shared/status-badge.tsx'
import { useContact } from './use-contact.ts'

/** The way to a match: how far a contact is, then WhatsApp, or the chat where no number is shared (design). */
export function ContactActions({ match }: { match: MatchCard }) {
  const { t } = useTranslation('matches')
  const name = match.name ?? t('card.nameless')
  const { contact, problem } = useContact(match, name)
  return (
    <div className="space-y-3">
      {match.connectionStatus && <ContactState matchId={match.id} status={match.connectionStatus} />}
      {match.phone === null ? (
        <>
          <p className="text-sm text-soft">{t('chat.instead')}</p>
          <OpenChat matchedUserId={match.id} block />
        </>
      ) : (
        <Button variant="secondary" block icon={<MessageCircle aria-hidden="true" />} onClick={contact}>
          {t('contact.open')}
        </Button>
      )}
      {problem === 'limit' && <LimitCallout />}
      {problem === 'popup' && <BlockedCallout onAgain={contact} />}
    </div>
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
          onClick={() => outcomeQuestions.ask({ userId: profile.id, matchedUserId: matchId, due: 0 })}
        >
          {t('outcome.tell')}
        </Button>
      )}
    </p>
  )
}
