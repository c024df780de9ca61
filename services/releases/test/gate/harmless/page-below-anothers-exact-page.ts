import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: "a deeper page than any of another remote's patterns",
  change: withManifest({ routes: [{ path: '/login/help', files: [] }], navigation: [] }),
} satisfies Harmless
