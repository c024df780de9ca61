import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'a range that takes the next platform as well',
  change: withManifest({ platform: '^1.0.0 || ^2.0.0' }),
} satisfies Harmless
