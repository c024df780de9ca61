import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useAudienceWords } from '../../shared/use-audience-words.ts'
import { isolate } from '../../shared/values.tsx'
import type { Effect } from './consequences.ts'
import type { Move } from './move.ts'

/** A remote's moves in words, with what reads from left to right kept apart. */
export function useMoveWords(remote: string) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const audienceWords = useAudienceWords()
  const values = (move: Move) => ({
    remote: isolate(remote),
    version: 'version' in move ? isolate(move.version) : '',
    release: isolate('version' in move ? `${remote} ${move.version}` : remote),
    share: 'percent' in move ? percent(move.percent) : '',
  })
  return {
    question: (move: Move) => t(`moves.questions.${kindOf(move)}`, values(move)),
    confirm: (move: Move) => t(`moves.confirm.${move.kind}`, values(move)),
    done: (move: Move) => t(`moves.done.${kindOf(move)}`, values(move)),
    effect: ({ key, version = '', other = '', share = 0, before = 0, audience }: Effect) =>
      t(`moves.effects.${key}`, {
        remote: isolate(remote),
        version: isolate(version),
        other: isolate(other),
        share:
          audience && !namesAudience.has(key)
            ? `${percent(share)} (${audienceWords(audience)})`
            : percent(share),
        before: percent(before),
        audience: audience ? audienceWords(audience) : '',
      }),
  }
}

/** A canary for some has words of its own. */
const kindOf = (move: Move) => (move.kind === 'canary' && move.audience ? 'canaryFor' : move.kind)

/** Sentences that say themselves for whom it is. */
const namesAudience: ReadonlySet<string> = new Set(['startsFor', 'startsForAlone'])
