import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a platform range that is none',
  culprit: 'is "latest"',
  change: withManifest({ platform: 'latest' }),
} satisfies Break
