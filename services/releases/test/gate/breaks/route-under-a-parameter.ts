import { type Break, withManifest } from '../seed.ts'

export default {
  title: "a page that another remote's pattern catches",
  culprit: 'answers /chat/:roomId',
  change: withManifest({ routes: [{ path: '/chat/rentals', files: [] }], navigation: [] }),
} satisfies Break
