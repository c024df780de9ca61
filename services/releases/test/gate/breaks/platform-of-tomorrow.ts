import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a platform that no shell has yet',
  culprit: 'shell 1.0.0 gives 1.4.0',
  change: withManifest({ platform: '^2.0.0' }),
} satisfies Break
