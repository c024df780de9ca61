import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Drawing } from '@rafiq/ui'

/** `/chat`: the rooms; where there is room beside them, a word on what to do. */
export function Component() {
  const { t } = useTranslation('chat')
  usePage({ title: t('rooms.title') })
  return (
    <div className="m-auto max-w-form p-8 text-center text-soft">
      <Drawing name="cups" className="mx-auto mb-4" />
      <p>{t('rooms.choose')}</p>
    </div>
  )
}
