import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Button, Email, Fact, Facts, Ltr, Section } from '@rafiq/ui'
import { useState } from 'react'
import { OwnerDialog } from './owner-dialog.tsx'

/** Which team answers for a remote, and where it is reached. */
export function Owner({ status: { name, owner } }: { status: RemoteStatus }) {
  const { t } = useTranslation('releases')
  const [asking, setAsking] = useState(false)
  return (
    <Section
      title={t('owner.title')}
      lead={t('owner.lead')}
      actions={
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t(owner ? 'owner.change' : 'owner.name')}
        </Button>
      }
    >
      {owner ? (
        <Facts>
          <Fact term={t('owner.team')}>
            <bdi>{owner.team}</bdi>
          </Fact>
          <Fact term={t('owner.contact')}>
            <Contact contact={owner.contact} />
          </Fact>
        </Facts>
      ) : (
        <p className="text-soft">{t('owner.nobody')}</p>
      )}
      {asking && <OwnerDialog remote={name} owner={owner} onClose={() => setAsking(false)} />}
    </Section>
  )
}

/** A link that stands alone is a target of 44 px. */
const alone = 'inline-flex min-h-11 items-center'

/** The registry takes mail addresses and https: pages, and nothing else. */
const Contact = ({ contact }: { contact: string }) =>
  contact.startsWith('https:') ? (
    <a href={contact} rel="noreferrer" className={alone}>
      <Ltr className="wrap-anywhere">{contact}</Ltr>
    </a>
  ) : (
    <Email link address={contact} className={alone} />
  )
