import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a page that the shell has',
  culprit: 'shell 1.0.0 answers /login',
  change: withManifest({ routes: [{ path: '/login', files: [] }], navigation: [] }),
} satisfies Break
