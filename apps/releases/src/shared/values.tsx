import { useTranslation } from '@rafiq/platform/i18n'
import { isUncommitted } from '@rafiq/platform-contracts'
import { Ltr } from '@rafiq/ui'
import type { ReactNode } from 'react'

/** What reads from left to right inside a sentence of either direction: a version, a remote's name. */
export const isolate = (text: string): string => `\u2066${text}\u2069`

/** A version, apart from the text around it. */
export const Version = ({ version }: { version: string }) => (
  <Ltr className="font-semibold tabular-nums wrap-anywhere">{version}</Ltr>
)

/** The commit that a version was built from, and whether that is all that was built. */
export function Commit({ commit }: { commit: string }) {
  const { t } = useTranslation('releases')
  return (
    <>
      {t('versions.commit')} <Ltr>{commit.slice(0, 8)}</Ltr>
      {isUncommitted(commit) && <> {t('versions.uncommitted')}</>}
    </>
  )
}

/** A number with its name, inside a `dl`. */
export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
