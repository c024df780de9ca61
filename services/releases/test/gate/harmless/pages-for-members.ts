import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'pages for whoever is signed in',
  change: withManifest({
    routes: [
      { path: '/rentals', roles: ['user', 'moderator', 'admin'], files: [] },
      { path: '/rentals/:id', roles: ['user'], files: [] },
    ],
  }),
} satisfies Harmless
