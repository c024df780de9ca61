import { useTranslation } from '@rafiq/platform/i18n'
import { PageColumn } from '@rafiq/ui'
import { SupportCenter } from '../features/support/support-center.tsx'
import { supportTexts } from '../features/support/support-texts.ts'
import { TextsPage } from '../shared/texts-page.tsx'

export const loader = supportTexts.loader

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <PageColumn>
      <TextsPage title={t('footer.support')} source={supportTexts} lead={(texts) => texts.lead}>
        {(texts) => <SupportCenter texts={texts} />}
      </TextsPage>
    </PageColumn>
  )
}
