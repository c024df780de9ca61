import type { ReceivedContact } from '@rafiq/contracts/connections'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { DeclineButton, receivedContactsQuery } from '@rafiq/safety'
import { Card, ReadError } from '@rafiq/ui'
import { useId } from 'react'
import { OpenChat } from '../../shared/open-chat.tsx'

/** Who contacted the member and still waits: to be answered in the chat, or declined kindly. Nothing where nobody does. */
export function ReceivedContacts({ enabled }: { enabled: boolean }) {
  const { t } = useTranslation(['matches', 'common'])
  const headingId = useId()
  // Read anew with each visit: an answer in the chat is none of this remote's calls.
  const read = useQuery({ ...receivedContactsQuery, enabled, refetchOnMount: 'always' })
  const { data: received, error } = read
  if (error && !received) return <ReadError level={2} title={t('received.failed')} read={read} />
  const waiting = received?.filter(({ answeredAt }) => !answeredAt) ?? []
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="space-y-4">
      <h2 id={headingId} className="text-xl font-semibold">
        {t('received.title')}
      </h2>
      <p className="max-w-text text-soft">{t('received.lead')}</p>
      <ul className="space-y-4">
        {waiting.map((contact) => (
          <li key={contact.userId}>
            <Received contact={contact} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Received({ contact: { userId, contactedAt, member } }: { contact: ReceivedContact }) {
  const { t } = useTranslation('matches')
  const { date } = useFormat()
  const headingId = useId()
  const name = member.name ?? t('card.nameless')
  return (
    <Card as="article" aria-labelledby={headingId} className="space-y-4">
      <header>
        <h3 id={headingId} className="text-lg font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-soft">{t('received.at', { date: date(contactedAt) })}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        <OpenChat matchedUserId={userId} />
        <DeclineButton person={{ id: userId, name }}>{t('received.decline')}</DeclineButton>
      </div>
    </Card>
  )
}
