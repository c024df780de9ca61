import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { isolate } from '../../shared/values.tsx'
import type { Effect } from './consequences.ts'
import type { Move } from './move.ts'

/** A remote's moves in words, with what reads from left to right kept apart. */
export function useMoveWords(remote: string) {
  const { t } = useTranslation('releases')
  const { percent } = useFormat()
  const values = (move: Move) => ({
    remote: isolate(remote),
    version: 'version' in move ? isolate(move.version) : '',
    release: isolate('version' in move ? `${remote} ${move.version}` : remote),
    share: 'percent' in move ? percent(move.percent) : '',
  })
  return {
    question: (move: Move) => t(`moves.questions.${move.kind}`, values(move)),
    confirm: (move: Move) => t(`moves.confirm.${move.kind}`, values(move)),
    done: (move: Move) => t(`moves.done.${move.kind}`, values(move)),
    effect: ({ key, version = '', other = '', share = 0, before = 0 }: Effect) =>
      t(`moves.effects.${key}`, {
        remote: isolate(remote),
        version: isolate(version),
        other: isolate(other),
        share: percent(share),
        before: percent(before),
      }),
  }
}
