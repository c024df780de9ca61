import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'one page twice',
  culprit: 'the remote itself answers /rentals/:id',
  change: withManifest({
    routes: [
      { path: '/rentals', files: [] },
      { path: '/rentals/:id', files: [] },
      { path: '/rentals/:rentalId', files: [] },
    ],
  }),
} satisfies Break
