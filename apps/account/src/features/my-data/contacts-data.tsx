import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { Moment } from './moment.tsx'

/** Contacts that the member made, and how many others made; those are not named. */
export function ContactsData({ contacts, received }: MemberExport['connections']) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Section title={t('data.contacts')} lead={t('data.contactCount', { count: contacts.length })}>
      {contacts.length > 0 && (
        <ol className="divide-y divide-line">
          {contacts.map(({ id, matchedUser, status, contactedAt }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">
                <bdi>{matchedUser.name ?? t('data.nameless')}</bdi>
              </p>
              <p className="text-sm text-soft">
                {t(`common:connectionStatus.${status}`, { defaultValue: status })} ·{' '}
                <Moment at={contactedAt} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-soft">{t('data.receivedCount', { count: received.length })}</p>
    </Section>
  )
}
