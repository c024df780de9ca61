import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import type { AnalysedRemote, AnalysisWindow, TracedFaults } from '@rafiq/platform-contracts'
import { Ltr } from '@rafiq/ui'
import { tracedFaultsQuery } from '../../shared/queries.ts'
import { Version } from '../../shared/values.tsx'
import { FaultStack } from './fault-stack.tsx'

type FaultsProps = { remote: string; window: AnalysisWindow } & Pick<AnalysedRemote, 'faults'>
type Fault = TracedFaults['faults'][number]

/**
 * What went wrong, the most frequent first, with a page in which it did and where the team wrote what failed. Until that
 * is read, or where it cannot be, with what the analysis itself says.
 */
export function Faults({ remote, window, faults }: FaultsProps) {
  const { t } = useTranslation('releases')
  const { data } = useQuery(tracedFaultsQuery(remote, window))
  const shown = data?.faults ?? faults.map((fault): Fault => ({ ...fault, stack: [] }))
  return (
    <div>
      <h3 className="font-semibold">{t('faults.title')}</h3>
      {shown.length === 0 ? (
        <p className="text-soft">{t('faults.none')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {shown.map((fault) => (
            <FaultRow key={keyOf(fault)} fault={fault} />
          ))}
        </ul>
      )}
    </div>
  )
}

const keyOf = ({ version, kind, error, file, line, column }: Fault) =>
  [version, kind, error, file, line, column].join(' ')

function FaultRow({ fault }: { fault: Fault }) {
  const { t } = useTranslation('releases')
  const { version, kind, error, count, lastAt, composition } = fault
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-semibold">{t(`faults.kinds.${kind}`)}</span> · <Ltr>{error}</Ltr>
        </p>
        <FaultStack fault={fault} />
        <p className="text-sm text-soft">
          <Version version={version} /> · {t('faults.last')} <Moment at={lastAt} /> · {t('faults.page')}{' '}
          <Ltr>{composition}</Ltr>
        </p>
      </div>
      <p className="tabular-nums">{t('faults.count', { count })}</p>
    </li>
  )
}
