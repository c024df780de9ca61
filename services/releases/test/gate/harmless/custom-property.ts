import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'a registered custom property',
  change: withFiles({ 'remote.css': '@property --rent{syntax:"*";inherits:false}' }),
} satisfies Harmless
