import { linkTo } from '@rafiq/platform'
import { Trans, useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Checkbox, type CheckboxProps } from '@rafiq/ui'
import type { ReactNode } from 'react'
import type { agreements } from '../../shared/register-values.ts'

type AgreementProps = Omit<CheckboxProps, 'label'> & { agreement: (typeof agreements)[number] }

/** One of the three confirmations; a document opens in a tab of its own, so that nothing typed is lost. */
export function Agreement({ agreement, ...rest }: AgreementProps) {
  const { t } = useTranslation('onboarding')
  const label = (
    <Trans
      t={t}
      i18nKey={`register.${agreement}`}
      components={{
        termsLink: <DocumentLink to={linkTo('terms')} />,
        privacyLink: <DocumentLink to={linkTo('privacy')} />,
      }}
    />
  )
  return <Checkbox {...rest} label={label} />
}

function DocumentLink({ to, children }: { to: string; children?: ReactNode }) {
  const { t } = useTranslation('onboarding')
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="sr-only"> {t('register.newTab')}</span>
    </Link>
  )
}
