import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'much code that compresses well',
  change: withFiles({ 'remote.js': 'export const price = 15000;'.repeat(40_000) }),
} satisfies Harmless
