import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a page where the API is',
  culprit: 'the gateway answers /api/*',
  change: withManifest({ routes: [{ path: '/api/rentals', files: [] }], navigation: [] }),
} satisfies Break
