import { slotTypes } from '@rafiq/platform-contracts'
import { type Harmless, identity, withFiles } from '../seed.ts'

const offers = { 'rentals.list.end': { city: 'string' } } as const

export default {
  title: 'a slot with the types that the build writes',
  change: (build) => {
    const { files, manifest } = withFiles({ 'remote.d.ts': slotTypes({ ...identity, offers }) ?? '' })(build)
    return { files, manifest: { ...manifest, offers } }
  },
} satisfies Harmless
