import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a page for everybody among those for staff',
  culprit: 'the shell keeps /staff/* for moderator and admin',
  change: withManifest({
    routes: [{ path: '/staff/rentals', files: ['remote.js', 'remote.css'] }],
    navigation: [],
  }),
} satisfies Break
