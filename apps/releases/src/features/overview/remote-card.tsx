import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'
import { Card, ChevronNext, Ltr } from '@rafiq/ui'
import { stableFigures } from '../../shared/health.ts'
import { remotePath } from '../../shared/paths.ts'
import { ShareBar } from '../../shared/share-bar.tsx'
import { knownShares, sharesOf } from '../../shared/shares.ts'
import { StateBadge } from '../../shared/state-badge.tsx'
import { useFigures } from '../../shared/use-figures.ts'
import { useShareWords } from '../../shared/use-share-words.ts'
import { Figure, Version } from '../../shared/values.tsx'

type RemoteCardProps = { status: RemoteStatus; analysed: AnalysedRemote | undefined }

/** One remote in the list: what is live, for how many, and how it does. The whole card leads to its page. */
export function RemoteCard({ status, analysed }: RemoteCardProps) {
  const { t } = useTranslation('releases')
  const shares = sharesOf(status)
  const words = useShareWords('overview', shares)
  const known = knownShares(shares)
  return (
    <Card
      as="article"
      className="relative grid gap-x-8 gap-y-4 hover:border-palm lg:grid-cols-[14rem_minmax(0,1fr)_20rem]"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 lg:block lg:space-y-2">
        <h2 className="text-lg font-semibold">
          <Link
            to={remotePath(status.name)}
            className="inline-flex min-h-11 items-center gap-1 wrap-anywhere text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-palm"
          >
            <Ltr>{status.name}</Ltr>
            <ChevronNext aria-hidden="true" className="size-5 text-soft" />
          </Link>
        </h2>
        <StateBadge status={status} figures={stableFigures(analysed, status.stable)} />
        {status.owner && (
          <p className="w-full text-sm text-soft wrap-anywhere">
            <bdi>{status.owner.team}</bdi>
          </p>
        )}
      </div>
      <div className="self-center">
        {known.length > 0 && <ShareBar shares={known} />}
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {shares.map((share) => (
            <li key={share.channel}>
              <Version version={share.version} /> · <span className="text-sm text-soft">{words(share)}</span>
            </li>
          ))}
          {shares.length === 0 && <li className="text-soft">{t('overview.nobody')}</li>}
          {status.previews.length > 0 && (
            <li className="text-sm text-soft">{t('overview.previews', { count: status.previews.length })}</li>
          )}
        </ul>
      </div>
      <Figures version={status.stable} analysed={analysed} />
    </Card>
  )
}

/** How the stable version did in the last hour, if a page used it. */
function Figures({ version, analysed }: { version: string | null; analysed: AnalysedRemote | undefined }) {
  const { t } = useTranslation('releases')
  const { number } = useFormat()
  const { rate, duration } = useFigures()
  const figures = stableFigures(analysed, version)
  if (!figures) return <p className="self-center text-sm text-soft">{t('overview.unmeasured')}</p>
  return (
    <dl className="grid grid-cols-3 gap-4 self-center">
      <Figure name={t('figures.loads')}>{number(figures.loads)}</Figure>
      <Figure name={t('figures.errorRate')}>{rate(figures.errorRate)}</Figure>
      <Figure name={t('figures.lcp')}>
        <bdi>{duration(figures.vitals.lcp)}</bdi>
      </Figure>
    </dl>
  )
}
