import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: "a page whose path begins like another remote's",
  change: withManifest({ routes: [{ path: '/chat-houses', files: [] }], navigation: [] }),
} satisfies Harmless
