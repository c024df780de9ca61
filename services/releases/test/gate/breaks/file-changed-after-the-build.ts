import { integrity } from '../../a-release.ts'
import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a file that was edited after the build',
  culprit: 'differs from the hash',
  change: withManifest({ files: { 'remote.js': { integrity: integrity('as it was'), bytes: 9 } } }),
} satisfies Break
