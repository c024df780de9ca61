import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'a page for admins among those for staff',
  change: withManifest({ routes: [{ path: '/staff/rentals', roles: ['admin'], files: [] }], navigation: [] }),
} satisfies Harmless
