import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'
import { LineMark } from '@rafiq/ui/charts'
import { useFigures } from '../../shared/use-figures.ts'
import { Figure, Version } from '../../shared/values.tsx'
import { shownVersions } from './series.ts'

type VersionFiguresProps = {
  status: Pick<RemoteStatus, 'stable' | 'canary'>
  versions: AnalysedRemote['versions']
}

/** The figures of each version in the charts; the mark before it is its line there. */
export function VersionFigures({ status, versions }: VersionFiguresProps) {
  const { t } = useTranslation('releases')
  const { number } = useFormat()
  const { rate, duration, shift } = useFigures()
  const used = shownVersions(status, versions).flatMap(
    (shown) => versions.find(({ version }) => version === shown) ?? [],
  )
  return (
    <ul className="divide-y divide-line">
      {used.map(({ version, loads, errorRate, vitals }, index) => (
        <li key={version} className="grid gap-x-6 gap-y-2 py-3 first:pt-0 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <p className="flex flex-wrap items-center gap-2">
            <LineMark index={index} />
            <Version version={version} />
            {version === status.stable && <span className="text-sm text-soft">{t('versions.stable')}</span>}
            {version === status.canary?.version && (
              <span className="text-sm text-soft">{t('analysis.canary')}</span>
            )}
          </p>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            <Figure name={t('figures.loads')}>{number(loads)}</Figure>
            <Figure name={t('figures.errorRate')}>{rate(errorRate)}</Figure>
            <Figure name={t('figures.lcp')}>
              <bdi>{duration(vitals.lcp)}</bdi>
            </Figure>
            <Figure name={t('figures.inp')}>
              <bdi>{duration(vitals.inp)}</bdi>
            </Figure>
            <Figure name={t('figures.cls')}>{shift(vitals.cls)}</Figure>
          </dl>
        </li>
      ))}
    </ul>
  )
}
