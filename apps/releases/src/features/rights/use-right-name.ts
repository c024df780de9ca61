import { useTranslation } from '@rafiq/platform/i18n'
import type { TeamRight } from '@rafiq/platform-contracts'
import { isolate } from '../../shared/values.tsx'

/** Characters of an id that tell one from another on a page, as in the audit trail. */
const shown = 8

/** What a token or a key is called: its kind and the end of its id. */
export function useRightName() {
  const { t } = useTranslation('releases')
  return ({ kind, id }: TeamRight): string => `${t(`rights.kinds.${kind}`)} ${isolate(id.slice(-shown))}`
}
