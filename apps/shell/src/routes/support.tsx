import { PageTitle, settings } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ButtonLink, Card, Email, Mail, PageHeader } from '@rafiq/ui'
import { Contained } from '../features/layout/contained.tsx'
import { supportItems } from '../features/pages/page-messages.ts'

export function Component() {
  const { t } = useTranslation('pages')
  return (
    <Contained>
      <PageTitle title={t('support.title')} />
      <PageHeader title={t('support.title')} lead={t('support.lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.6fr]">
        <Card as="section">
          <h2 className="text-lg font-semibold">{t('support.contact')}</h2>
          <p className="mt-2 text-soft">{t('support.contactText')}</p>
          <p className="mt-4">
            <Email address={settings.supportEmail} />
          </p>
          <ButtonLink
            href={`mailto:${settings.supportEmail}`}
            icon={<Mail aria-hidden="true" />}
            block
            className="mt-4"
          >
            {t('support.write')}
          </ButtonLink>
        </Card>
        <section>
          <h2 className="text-lg font-semibold">{t('support.issues')}</h2>
          <dl className="mt-3 divide-y divide-line">
            {supportItems.map((item) => (
              <div key={item} className="py-4">
                <dt className="font-semibold">{t(`support.items.${item}.title`)}</dt>
                <dd className="mt-1 max-w-text text-soft">{t(`support.items.${item}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Contained>
  )
}
