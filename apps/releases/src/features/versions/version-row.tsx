import { Moment, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { OwnCopies, ReleaseVersions, RemoteStatus } from '@rafiq/platform-contracts'
import { Badge, Button } from '@rafiq/ui'
import { useFigures } from '../../shared/use-figures.ts'
import { Commit, isolate, Version } from '../../shared/values.tsx'
import { BuiltBy } from './built-by.tsx'
import { placeOf } from './place-of.ts'

type Published = ReleaseVersions['versions'][number]

export type VersionRowProps = {
  status: RemoteStatus
  version: Published
  /** The one published before it, if it is known. */
  before: Published | undefined
  /** Published before the stable version: going live is going back. */
  older: boolean
  onAsk: (move: { kind: 'promote' | 'rollback' | 'yank'; version: string }) => void
  onAskShare: (version: string) => void
  onCompare: (version: string) => void
}

export function VersionRow({ status, version: published, before, older, ...actions }: VersionRowProps) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const { size } = useFigures()
  const { version, publishedAt, bytes, commit, ended, yanked, deletedAt, proof, own, provenance } = published
  const gone = yanked !== null || deletedAt !== null
  const place = placeOf(version, status)
  const named = { version: isolate(version) }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Version version={version} />
          {place === 'stable' && <Badge tone="palm">{t('versions.stable')}</Badge>}
          {place === 'canary' && (
            <Badge tone="dusk">
              {status.canary?.audience
                ? t('state.canaryOf')
                : t('state.canary', { share: percent(status.canary?.percent ?? 0) })}
            </Badge>
          )}
          {place === 'preview' && <Badge>{t('versions.preview')}</Badge>}
          {place === 'previous' && <Badge>{t('versions.previous')}</Badge>}
          {proof === 'proven' && <Badge>{t('proofs.verdicts.proven')}</Badge>}
          {proof === 'refused' && <Badge tone="clay">{t('versions.despiteProof')}</Badge>}
          {ended && <Badge tone="clay">{t('versions.ended')}</Badge>}
          {yanked !== null && <Badge tone="clay">{t('versions.yanked')}</Badge>}
          {deletedAt !== null && <Badge>{t('versions.deleted')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          <Moment at={publishedAt} /> · <bdi>{size(bytes)}</bdi>
          {before && <Change bytes={bytes - before.bytes} />}
          {commit && (
            <>
              {' · '}
              <Commit commit={commit} />
            </>
          )}
        </p>
        {yanked !== null && (
          <p className="text-sm text-soft">
            <bdi>{yanked}</bdi>
          </p>
        )}
        {provenance && <BuiltBy provenance={provenance} />}
        {own !== null && (
          <p className="text-sm text-soft">
            {t('versions.own', { modules: isolate(namesOf(own)), size: isolate(size(own.bytes)) })}
          </p>
        )}
      </div>
      <div className="-ms-5 flex flex-wrap sm:ms-0">
        {place !== 'stable' && status.stable !== null && (
          <Button
            variant="quiet"
            aria-label={t('versions.compareLabel', named)}
            onClick={() => actions.onCompare(version)}
          >
            {t('versions.compare')}
          </Button>
        )}
        {place !== 'stable' && place !== 'canary' && !gone && (
          <Button
            variant="quiet"
            aria-label={t('versions.tryLabel', named)}
            onClick={() => actions.onAskShare(version)}
          >
            {t('versions.try')}
          </Button>
        )}
        {place !== 'stable' && !gone && (
          <Button
            variant="quiet"
            aria-label={t(older ? 'versions.backLabel' : 'versions.liveLabel', named)}
            onClick={() => actions.onAsk({ kind: older ? 'rollback' : 'promote', version })}
          >
            {t(older ? 'versions.back' : 'versions.live')}
          </Button>
        )}
        {!gone && (
          <Button
            variant="quiet"
            aria-label={t('versions.yankLabel', named)}
            onClick={() => actions.onAsk({ kind: 'yank', version })}
          >
            {t('versions.yank')}
          </Button>
        )}
      </div>
    </li>
  )
}

const namesOf = ({ modules }: OwnCopies): string =>
  Object.entries(modules)
    .map((module) => module.join(' '))
    .join(', ')

/** By how much a version is larger or smaller than the one before it; nothing where that is under a kilobyte. */
function Change({ bytes }: { bytes: number }) {
  const { t } = useTranslation('releases')
  const { size } = useFigures()
  if (Math.abs(bytes) < 1000) return null
  const key = bytes > 0 ? 'versions.larger' : 'versions.smaller'
  return <> ({t(key, { size: size(Math.abs(bytes)) })})</>
}
