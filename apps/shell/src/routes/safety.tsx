import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn } from '@rafiq/ui'
import { SafetyGuidelines } from '../features/safety/safety-guidelines.tsx'
import { safetyTexts } from '../features/safety/safety-texts.ts'
import { TextsPage } from '../shared/texts-page.tsx'

export const loader = safetyTexts.loader

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <PageColumn>
      <TextsPage title={t('footer.safety')} source={safetyTexts} lead={(texts) => texts.lead}>
        {(texts) => <SafetyGuidelines texts={texts} />}
      </TextsPage>
    </PageColumn>
  )
}
