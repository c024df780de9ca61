import { entry, type Harmless } from '../seed.ts'

export default {
  title: 'modules of another bundler, whose entry holds no hash',
  change: ({ manifest }) => ({
    files: {
      [entry]: 'export const get = () => import("./page.js"); export const init = () => {}',
      'page.js': 'export default 1',
    },
    manifest: { ...manifest, format: 'module', routes: [{ path: '/rentals', files: [entry, 'page.js'] }] },
  }),
} satisfies Harmless
