import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'nothing shared at all',
  change: withManifest({ shared: {} }),
} satisfies Harmless
