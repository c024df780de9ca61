import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr, Section } from '@rafiq/ui'
import { Moment } from './moment.tsx'

/** Every answer about the phone number: what, when, in which language and wording. */
export function ConsentsData({ consents }: { consents: MemberExport['consents'] }) {
  const { t } = useTranslation('account')
  return (
    <Section title={t('data.consents')} lead={t('data.consentCount', { count: consents.length })}>
      {consents.length > 0 && (
        <ol className="divide-y divide-line">
          {consents.map(({ recordedAt, phoneShareConsent, language, wording }) => (
            <li key={recordedAt} className="py-3 first:pt-0 last:pb-0">
              <p className="font-semibold">{t(phoneShareConsent ? 'data.consentYes' : 'data.consentNo')}</p>
              <p className="text-sm text-soft">
                <Moment at={recordedAt} /> · {t(`data.languages.${language}`)} · <Ltr>{wording}</Ltr>
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
