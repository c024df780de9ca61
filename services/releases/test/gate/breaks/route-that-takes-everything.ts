import { type Break, withManifest } from '../seed.ts'

export default {
  title: "a pattern that catches everybody's pages",
  culprit: 'is /*, and',
  change: withManifest({ routes: [{ path: '/*', files: [] }], navigation: [] }),
} satisfies Break
