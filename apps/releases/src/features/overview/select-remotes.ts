import type { AnalysedRemote, RemoteStatus } from '@rafiq/platform-contracts'
import { foldArabic } from '@rafiq/ui'
import { healthOf, stableFigures } from '../../shared/health.ts'

/** `attention`: failing or degraded; `canary`: somebody gets another version than most. */
export const selections = ['all', 'attention', 'canary', 'off'] as const

export type Selection = (typeof selections)[number]

export type Listed = { status: RemoteStatus; analysed: AnalysedRemote | undefined }

export const isSelection = (text: string | null): text is Selection =>
  selections.some((selection) => selection === text)

const isSelected = ({ status, analysed }: Listed, selection: Selection): boolean => {
  const health = healthOf(status, stableFigures(analysed, status.stable))
  switch (selection) {
    case 'all':
      return true
    case 'attention':
      return health === 'failing' || health === 'degraded'
    case 'canary':
      return status.canary !== null
    case 'off':
      return health === 'off'
  }
}

/** The remotes whose name, or whose team's, holds what was searched, of those selected; in their own order. */
export const selectRemotes = (
  remotes: readonly Listed[],
  { search, selection }: { search: string; selection: Selection },
): Listed[] => remotes.filter((listed) => isFound(listed, search) && isSelected(listed, selection))

function isFound({ status: { name, owner } }: Listed, search: string): boolean {
  const wanted = foldArabic(search.trim().toLowerCase())
  return [name, owner?.team ?? ''].some((text) => foldArabic(text.toLowerCase()).includes(wanted))
}
