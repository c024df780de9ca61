import { audienceText } from '@rafiq/platform-contracts'
import type { Canary } from './remote-state.ts'

/** Who gets a canary, for trails and refusals: `25 %`, or `25 % of role=staff`. */
export const shareText = ({ percent, audience }: Pick<Canary, 'percent' | 'audience'>): string =>
  audience ? `${percent} % of ${audienceText(audience)}` : `${percent} %`
