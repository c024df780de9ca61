import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a shared module that no shell has',
  culprit: 'needs lodash of the shell',
  change: withManifest({ shared: { lodash: '^4.0.0' } }),
} satisfies Break
