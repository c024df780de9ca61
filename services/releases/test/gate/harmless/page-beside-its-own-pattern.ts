import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'a page that its own pattern would catch as well',
  change: withManifest({
    routes: [
      { path: '/rentals', files: [] },
      { path: '/rentals/:id', files: [] },
      { path: '/rentals/new', files: [] },
    ],
  }),
} satisfies Harmless
