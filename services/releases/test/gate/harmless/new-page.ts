import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'a page of its own',
  change: withManifest({
    routes: [
      { path: '/rentals', files: [] },
      { path: '/rentals/map', files: [] },
    ],
  }),
} satisfies Harmless
