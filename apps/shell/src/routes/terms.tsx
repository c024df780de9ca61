import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn } from '@rafiq/ui'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { termsTexts } from '../features/legal/legal-texts.ts'

export const loader = termsTexts.loader

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <PageColumn>
      <LegalPage
        title={t('footer.terms')}
        source={termsTexts}
        other={{ to: linkTo('privacy'), label: t('footer.privacy') }}
      />
    </PageColumn>
  )
}
