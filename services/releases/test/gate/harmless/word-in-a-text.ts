import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'a text that speaks of development',
  change: withFiles({ 'remote.js': 'export const text = "development build, eval, body { }"' }),
} satisfies Harmless
