import { useTranslation } from '@rafiq/platform/i18n'
import type { Provenance } from '@rafiq/platform-contracts'
import { Ltr } from '@rafiq/ui'

/** Without what says only that it is an address, or a branch. */
const short = (text: string): string => text.replace(/^https?:\/\//, '').replace(/^refs\/(heads|tags)\//, '')

/** From which repository and run a version is, as the issuer of the run's token says. */
export function BuiltBy({
  provenance: { builder, repository, ref, commit, run },
}: {
  provenance: Provenance
}) {
  const { t } = useTranslation('releases')
  const parts = [short(repository ?? builder), ref && short(ref), commit?.slice(0, 8)].filter(Boolean)
  return (
    <p className="text-sm text-soft wrap-anywhere">
      {t('versions.built')} <Ltr>{parts.join(' · ')}</Ltr>
      {run && (
        <>
          {' · '}
          <a href={run} target="_blank" rel="noreferrer" className="underline">
            {t('versions.run')}
          </a>
        </>
      )}
    </p>
  )
}
