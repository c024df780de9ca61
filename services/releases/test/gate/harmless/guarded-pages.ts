import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'pages for staff',
  change: withManifest({ routes: [{ path: '/rentals', roles: ['admin'], files: [] }] }),
} satisfies Harmless
