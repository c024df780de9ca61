import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQuery } from '@rafiq/platform/query'
import type { ReleaseDiff } from '@rafiq/platform-contracts'
import { ArrowNext, LoadingState, Ltr, ReadError, Skeleton } from '@rafiq/ui'
import { useFigures } from '../../shared/use-figures.ts'
import { Figure } from '../../shared/values.tsx'

/** Two versions that somebody wants to tell apart. */
export type Pair = { from: string; to: string }

/** How one version differs from another: sizes, files, and what pages can notice. */
export function Difference({ remote, pair: { from, to } }: { remote: string; pair: Pair }) {
  const { t } = useTranslation(['releases', 'common'])
  const asked = from !== '' && to !== '' && from !== to
  const read = useQuery({ ...diffQuery(remote, from, to), enabled: asked })
  const { data, error } = read
  if (!asked) return <p className="text-soft">{t('compare.choose')}</p>
  if (error) return <ReadError level={3} title={t('compare.failed')} read={read} />
  if (!data) {
    return (
      <LoadingState label={t('compare.loading')}>
        <Skeleton className="h-24" />
      </LoadingState>
    )
  }
  return <Found diff={data} />
}

function Found({ diff: { bytes, files, changes } }: { diff: ReleaseDiff }) {
  const { t } = useTranslation('releases')
  const { size } = useFigures()
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure name={t('compare.size')}>
          <bdi>{size(bytes.from)}</bdi>{' '}
          <ArrowNext role="img" aria-label={t('compare.becomes')} className="inline size-4 text-soft" />{' '}
          <bdi>{size(bytes.to)}</bdi>
        </Figure>
        <Figure name={t('compare.added')}>{files.added.length}</Figure>
        <Figure name={t('compare.removed')}>{files.removed.length}</Figure>
        <Figure name={t('compare.kept')}>{files.kept}</Figure>
      </dl>
      {changes.length > 0 ? (
        <ul className="divide-y divide-line">
          {changes.map(({ what, from, to }) => (
            <li key={what} className="py-3">
              <p>
                <Ltr className="font-semibold">{what}</Ltr>
              </p>
              <p className="text-sm text-soft wrap-anywhere">
                {from === null ? t('compare.nothing') : <bdi>{from}</bdi>} {t('compare.becomes')}{' '}
                {to === null ? t('compare.nothing') : <bdi>{to}</bdi>}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">{t('compare.same')}</p>
      )}
      <Files title={t('compare.addedFiles')} paths={files.added} />
      <Files title={t('compare.removedFiles')} paths={files.removed} />
    </div>
  )
}

function Files({ title, paths }: { title: string; paths: readonly string[] }) {
  if (paths.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-palm">{title}</summary>
      <ul dir="ltr" className="space-y-1 text-sm wrap-anywhere">
        {paths.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </details>
  )
}

/** `GET /api/releases/{remote}/diff?from=&to=`: versions never change, so it is read once. */
const diffQuery = (remote: string, from: string, to: string) => {
  const path = `/api/releases/${remote}/diff?${new URLSearchParams({ from, to })}`
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<ReleaseDiff>(path, undefined, { signal }),
  })
}
