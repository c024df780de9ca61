import { Moment, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { AnalysedTrial } from '@rafiq/platform-contracts'
import { Badge, CircleAlert, CircleCheck, Info, ProgressBar } from '@rafiq/ui'
import { useAudienceWords } from '../../shared/use-audience-words.ts'
import { useFigures } from '../../shared/use-figures.ts'
import { Figure, isolate } from '../../shared/values.tsx'

const looks = {
  watching: { tone: 'palm', Icon: CircleCheck },
  worse: { tone: 'clay', Icon: CircleAlert },
  unwatched: { tone: 'neutral', Icon: Info },
} as const

/** The canary that runs, against those who got the stable version. */
export function Trial({
  trial: { since, audience, canary, control, evidence, threshold, verdict },
}: {
  trial: AnalysedTrial
}) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const audienceWords = useAudienceWords(audience !== undefined)
  const { tone, Icon } = looks[verdict]
  const share = evidenceShare(evidence, threshold)
  return (
    <section aria-label={t('trial.title')} className="space-y-4 rounded-control bg-sunken p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('trial.title')}</h3>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`trial.verdicts.${verdict}`)}
        </Badge>
      </div>
      <p className="text-sm text-soft">
        {t('trial.since')} <Moment at={since} />
        {audience && <> · {t('trial.audience', { audience: audienceWords(audience) })}</>}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Arm name={t('trial.canary', { version: isolate(canary.version) })} arm={canary} />
        {control && <Arm name={t('trial.control', { version: isolate(control.version) })} arm={control} />}
      </div>
      {verdict !== 'unwatched' && (
        <ProgressBar label={t('trial.evidence')} value={share} valueText={percent(share)} />
      )}
    </section>
  )
}

function Arm({ name, arm }: { name: string; arm: AnalysedTrial['canary'] }) {
  const { t } = useTranslation('releases')
  const { number } = useFormat()
  const { rate } = useFigures()
  return (
    <div>
      <p className="mb-1 font-semibold">{name}</p>
      <dl className="grid grid-cols-3 gap-3">
        <Figure name={t('figures.loads')}>{number(arm.loads)}</Figure>
        <Figure name={t('figures.failed')}>{number(arm.failed)}</Figure>
        <Figure name={t('figures.errorRate')}>{rate(arm.errorRate)}</Figure>
      </dl>
    </div>
  )
}

/**
 * How near the evidence is to what rolls a canary back, from 0 to 100. It multiplies with each page that fails, so its
 * logarithm is what grows evenly; 1 says nothing.
 */
export function evidenceShare(evidence: number, threshold: number): number {
  if (evidence <= 1 || threshold <= 1) return 0
  return Math.min(100, Math.round((100 * Math.log(evidence)) / Math.log(threshold)))
}
