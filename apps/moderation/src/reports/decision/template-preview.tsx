import { type NoticeTemplate, noticeText } from '@rafiq/contracts/moderation'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { type Language } from '@rafiq/platform-contracts'

type TemplatePreviewProps = {
  template: NoticeTemplate
  /** Of whoever gets it; the page's own where it is not known. */
  language?: Language | undefined
  until?: string | null | undefined
  words?: string | null | undefined
}

/** A message word for word as it is read, in its reader's language and direction. */
export function TemplatePreview({ template, language, until = null, words = null }: TemplatePreviewProps) {
  const own = useLanguage()
  const { t } = useTranslation('moderation')
  const shown = language ?? own
  const { title, text } = noticeText(template, shown, until)
  return (
    <div className="rounded-control border border-line bg-sunken p-4">
      <div lang={shown} dir={shown === 'ar' ? 'rtl' : 'ltr'} className="space-y-2">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        {words?.trim() && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {words.trim()}
          </p>
        )}
      </div>
      <p className="mt-3 text-sm text-soft">{t(`reports.message.language.${language ?? 'own'}`)}</p>
    </div>
  )
}
