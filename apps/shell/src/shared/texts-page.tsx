import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { directionOf } from '@rafiq/platform/shell'
import { ErrorState, PageHeader, Skeleton } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { type LazyTexts, useLazyTexts } from './lazy-texts.ts'

type TextsPageProps<T> = {
  title: string
  source: LazyTexts<T>
  lead?: ((texts: T) => ReactNode) | undefined
  children: (texts: T) => ReactNode
}

/** A page whose words come after it: its heading at once, then the texts, or a way to try again. */
export function TextsPage<T>({ title, source, lead, children }: TextsPageProps<T>) {
  const { t } = useTranslation('host')
  const { shown, failed, retry } = useLazyTexts(source)
  usePage({ title })
  if (failed) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState title={t('host:readFailure')} description={t('common:errors.network')} onRetry={retry} />
      </>
    )
  }
  return (
    <div lang={shown?.language} dir={shown ? directionOf(shown.language) : undefined}>
      <PageHeader title={title} lead={shown && lead?.(shown.texts)} />
      {shown ? children(shown.texts) : <TextsPending />}
    </div>
  )
}

function TextsPending() {
  const { t } = useTranslation('common')
  return (
    <>
      <p role="status" className="sr-only">
        {t('words.loading')}
      </p>
      <div aria-hidden="true" className="max-w-text space-y-4">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
    </>
  )
}
