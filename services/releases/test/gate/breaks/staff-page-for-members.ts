import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a page for members among those for staff',
  culprit: 'the shell keeps /staff/* for moderator and admin',
  change: withManifest({
    routes: [{ path: '/staff/rentals', roles: ['admin', 'user'], files: [] }],
    navigation: [],
  }),
} satisfies Break
