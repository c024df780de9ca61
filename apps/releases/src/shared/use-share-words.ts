import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { Share } from './shares.ts'
import { useAudienceWords } from './use-audience-words.ts'

/** Who gets a version, in the words of a part of the page: keys `stable`, `canary`, `others` and `canaryOf` below `place`. */
export function useShareWords(
  place: 'live' | 'overview',
  shares: readonly Share[],
): (share: Share) => string {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const audienceWords = useAudienceWords(shares.some(({ channel }) => channel === 'canaryOf'))
  return (share) =>
    t(`${place}.${share.channel}`, {
      share: 'percent' in share ? percent(share.percent) : '',
      audience: 'audience' in share ? audienceWords(share.audience) : '',
    })
}
