import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'one more lazy chunk',
  change: withFiles({ 'map.js': 'export const map = 1' }),
} satisfies Harmless
