import { type ConsentEntry, consentWordings } from '@rafiq/contracts/members'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/lists.tsx'
import { readWording } from '../../shared/wording.ts'
import { ledgerQuery } from './ledger-query.ts'

/** Every answer to the consent question, with the text that was read. How its read went stands above, with the views. */
export function Consents() {
  const { t } = useTranslation('ledger')
  const { data } = useQuery(ledgerQuery)
  if (!data) return null
  return (
    <Section title={t('ledger:consents.title')} lead={t('ledger:consents.lead')}>
      {data.consents.length === 0 ? (
        <p className="text-soft">{t('ledger:consents.empty')}</p>
      ) : (
        <FirstFew items={data.consents} keyOf={({ recordedAt }) => recordedAt}>
          {(consent) => <Consent consent={consent} />}
        </FirstFew>
      )}
    </Section>
  )
}

function Consent({ consent }: { consent: ConsentEntry }) {
  const { t } = useTranslation(['ledger', 'account'])
  const { phoneShareConsent, recordedAt, language, wording } = consent
  const { place, version } = readWording(wording)
  const text = consentWordings[wording]?.[language]
  return (
    <>
      <h3 className="font-semibold">
        {t(phoneShareConsent ? 'account:data.consentYes' : 'account:data.consentNo')}
      </h3>
      <p className="text-sm text-soft">
        <Moment at={recordedAt} /> · {t(`account:data.askedAt.${place}`)}
        {version !== null && <> · {t('ledger:consents.version', { version })}</>} ·{' '}
        {t(`account:data.languages.${language}`)}
      </p>
      {text === undefined ? (
        <p className="mt-2 text-soft">{t('ledger:consents.noText')}</p>
      ) : (
        <blockquote
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className="mt-2 rounded-control bg-sunken px-4 py-3"
        >
          {text}
        </blockquote>
      )}
    </>
  )
}
