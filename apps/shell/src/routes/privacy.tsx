import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn } from '@rafiq/ui'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { privacyTexts } from '../features/legal/legal-texts.ts'

export const loader = privacyTexts.loader

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <PageColumn>
      <LegalPage
        title={t('footer.privacy')}
        source={privacyTexts}
        other={{ to: linkTo('terms'), label: t('footer.terms') }}
      />
    </PageColumn>
  )
}
