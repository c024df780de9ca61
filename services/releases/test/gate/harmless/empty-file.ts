import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'an empty file',
  change: withFiles({ 'empty.txt': '' }),
} satisfies Harmless
