import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a page for everybody in a remote for staff',
  culprit: 'routes.1 is /rentals/help without roles, beside /staff/rentals for moderator and admin',
  change: withManifest({
    routes: [
      { path: '/staff/rentals', roles: ['moderator', 'admin'], files: [] },
      { path: '/rentals/help', files: ['remote.js', 'remote.css'] },
    ],
    navigation: [],
  }),
} satisfies Break
