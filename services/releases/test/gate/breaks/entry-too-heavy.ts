import { randomBytes } from 'node:crypto'
import { type Break, entry, entryFor, withFiles } from '../seed.ts'

export default {
  title: 'an entry that carries the whole remote',
  culprit: 'entry weighs',
  change: (build) =>
    withFiles({ [entry]: entryFor(build.files) + randomBytes(40_000).toString('hex') })(build),
} satisfies Break
