import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import type { AnalysedRemote, AnalysisWindow, RemoteStatus } from '@rafiq/platform-contracts'
import { Button, Callout, LoadingState, ReadError, Section, Skeleton } from '@rafiq/ui'
import { useState } from 'react'
import { canaryAnalysisQuery } from '../../shared/queries.ts'
import { isolate } from '../../shared/values.tsx'
import { Charts } from './charts.tsx'
import { Faults } from './faults.tsx'
import { Trial } from './trial.tsx'
import { VersionFigures } from './version-figures.tsx'

/** How a remote's versions do in browsers. */
export function CanaryAnalysisSection({ status }: { status: RemoteStatus }) {
  const { t } = useTranslation(['releases', 'common'])
  const [window, setWindow] = useState<AnalysisWindow>('hour')
  const read = useQuery(canaryAnalysisQuery(window))
  const { data, error } = read
  const analysed = data?.remotes.find(({ name }) => name === status.name)
  return (
    <Section
      title={t('analysis.title')}
      lead={t('analysis.lead')}
      actions={<WindowChoice value={window} onChange={setWindow} />}
    >
      {data ? (
        <div className="space-y-6">
          {analysed?.rolledBack && <RolledBack event={analysed.rolledBack} />}
          {analysed?.trial && <Trial trial={analysed.trial} />}
          {analysed && analysed.versions.length > 0 ? (
            <>
              <VersionFigures status={status} versions={analysed.versions} />
              <Charts status={status} analysed={analysed} analysis={data} />
              <Faults remote={status.name} window={window} faults={analysed.faults} />
            </>
          ) : (
            <p className="text-soft">{t('analysis.nobody')}</p>
          )}
        </div>
      ) : error ? (
        <ReadError
          level={3}
          title={t('analysis.failed')}
          hint={(reason) => t('analysis.failedText', { reason })}
          read={read}
        />
      ) : (
        <LoadingState label={t('analysis.loading')}>
          <div className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
          </div>
        </LoadingState>
      )}
    </Section>
  )
}

type RolledBackProps = { event: NonNullable<AnalysedRemote['rolledBack']> }

/** The last canary that the analysis ended by itself. */
function RolledBack({ event: { version, at, reason } }: RolledBackProps) {
  const { t } = useTranslation('releases')
  return (
    <Callout tone="amber" title={t('analysis.rolledBack', { version: isolate(version) })}>
      <p>
        <Moment at={at} />
      </p>
      <p dir="auto" className="text-sm wrap-anywhere">
        {reason}
      </p>
    </Callout>
  )
}

const windows = ['hour', 'day', 'week'] as const

type WindowChoiceProps = { value: AnalysisWindow; onChange: (window: AnalysisWindow) => void }

/** How far back the figures go. */
function WindowChoice({ value, onChange }: WindowChoiceProps) {
  const { t } = useTranslation('releases')
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">{t('analysis.window')}</legend>
      {windows.map((window) => (
        <Button
          key={window}
          variant={window === value ? 'secondary' : 'quiet'}
          aria-pressed={window === value}
          className="px-4"
          onClick={() => onChange(window)}
        >
          {t(`analysis.windows.${window}`)}
        </Button>
      ))}
    </fieldset>
  )
}
