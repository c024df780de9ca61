import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'a typeface of its own',
  change: withFiles({ 'remote.css': '@font-face{font-family:Rent;src:url(rent.woff2)}' }),
} satisfies Harmless
