import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Ltr } from '@rafiq/ui'
import { useComposition } from '../composition/composition-store.ts'

/** Says that this browser sees versions that others do not, and how to go back to what everybody gets. */
export function PreviewBanner() {
  const { t } = useTranslation('host')
  const { date, time } = useFormat()
  const { previews } = useComposition()
  const [first] = previews.map(({ expiresAt }) => expiresAt).sort()
  if (first === undefined) return null
  return (
    <aside
      aria-label={t('host:preview.label')}
      className="flex flex-wrap items-center justify-center gap-x-4 border-b border-amber-line bg-amber-tint px-4 text-sm"
    >
      <p className="py-2">
        {t('host:preview.text', { date: date(first), time: time(first) })}{' '}
        <Ltr className="font-semibold">
          {previews.map(({ remote, name }) => `${remote}: ${name}`).join(', ')}
        </Ltr>
      </p>
      {/* A document of its own: the page keeps its composition until it is loaded anew. */}
      <a href="/preview/leave" className="inline-flex min-h-11 items-center font-semibold underline">
        {t('host:preview.leave')}
      </a>
    </aside>
  )
}
