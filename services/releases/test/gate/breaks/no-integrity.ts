import { type Break, entry, entryFor, withFiles } from '../seed.ts'

export default {
  title: 'a build without hashes in its loader',
  culprit: 'remote.js is not vouched for',
  change: (build) => {
    const { 'remote.js': _, ...others } = build.files
    return withFiles({ [entry]: entryFor(others) })(build)
  },
} satisfies Break
