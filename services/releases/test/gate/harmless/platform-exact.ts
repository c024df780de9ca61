import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'exactly the platform that is live',
  change: withManifest({ platform: '1.4.0' }),
} satisfies Harmless
