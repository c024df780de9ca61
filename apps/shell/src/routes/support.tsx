import { useTranslation } from '@rafiq/platform/i18n'
import { Contained } from '../features/layout/contained.tsx'
import { SupportCenter } from '../features/support/support-center.tsx'
import { supportTexts } from '../features/support/support-texts.ts'
import { TextsPage } from '../shared/texts-page.tsx'

export const loader = supportTexts.loader

export function Component() {
  const { t } = useTranslation('shell')
  return (
    <Contained>
      <TextsPage title={t('footer.support')} source={supportTexts} lead={(texts) => texts.lead}>
        {(texts) => <SupportCenter texts={texts} />}
      </TextsPage>
    </Contained>
  )
}
