import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'no entry in the menu',
  change: withManifest({ navigation: [] }),
} satisfies Harmless
