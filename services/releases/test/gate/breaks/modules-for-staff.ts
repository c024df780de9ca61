import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'modules for staff, whose addresses would be in every document',
  culprit: 'format is module, and its pages need a role',
  change: withManifest({
    format: 'module',
    routes: [{ path: '/rentals', roles: ['admin'], files: [] }],
    navigation: [],
  }),
} satisfies Break
