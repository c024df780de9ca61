import type { MatchCard } from '@rafiq/contracts'
import { paths, useProfile } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Button, Callout, MessageCircle } from '@rafiq/ui'
import { isOpen } from '../../shared/contact-status.ts'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { StatusBadge } from '../../shared/status-badge.tsx'
import { useContact } from './use-contact.ts'

/** The way to a match: how far a contact is, and WhatsApp where there is a number. */
export function ContactActions({ match }: { match: MatchCard }) {
  const { t } = useTranslation(['matches', 'common'])
  const name = match.name ?? t('card.nameless')
  const { contact, problem } = useContact(match, name)
  return (
    <div className="space-y-3">
      {match.connectionStatus && <ContactState matchId={match.id} status={match.connectionStatus} />}
      {match.phone !== null && (
        <Button variant="secondary" block icon={<MessageCircle aria-hidden="true" />} onClick={contact}>
          {t('contact.open')}
        </Button>
      )}
      {problem === 'limit' && (
        <Callout tone="amber" role="alert" title={t('limit.badge.reached')}>
          <p>{t('common:errors.contact-limit')}</p>
          <Link to={paths.connections} className="inline-flex min-h-11 items-center">
            {t('limit.toConnections')}
          </Link>
        </Callout>
      )}
      {problem === 'popup' && (
        <Callout tone="amber" role="alert" title={t('contact.blocked')}>
          <p>{t('contact.blockedHint')}</p>
          <Button variant="quiet" className="-ms-5" onClick={contact}>
            {t('contact.again')}
          </Button>
        </Callout>
      )}
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
