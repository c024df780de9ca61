import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a page that another remote has',
  culprit: 'chat 1.0.0 answers /chat',
  change: withManifest({ routes: [{ path: '/chat', files: [] }], navigation: [] }),
} satisfies Break
