import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'no styles',
  change: (build) => {
    const { 'remote.css': _, ...files } = build.files
    return withManifest({ routes: [{ path: '/rentals', files: ['remote.js'] }] })({ ...build, files })
  },
} satisfies Harmless
