import { useTranslation } from '@rafiq/platform/i18n'
import type { TeamRight } from '@rafiq/platform-contracts'
import { shortId } from './actor.ts'
import { isolate } from './values.tsx'

/** What a token or a key is called: its kind and the end of its id. */
export function useRightName() {
  const { t } = useTranslation('releases')
  return ({ kind, id }: Pick<TeamRight, 'kind' | 'id'>): string =>
    `${t(`rights.kinds.${kind}`)} ${isolate(shortId(id))}`
}
