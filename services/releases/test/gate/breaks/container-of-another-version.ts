import { type Break, entry, entryFor, withFiles } from '../seed.ts'

export default {
  title: 'a build whose versions could not share a page',
  culprit: 'does not define rafiq_rentals_1_0_0',
  change: (build) => withFiles({ [entry]: entryFor(build.files, 'rentals') })(build),
} satisfies Break
