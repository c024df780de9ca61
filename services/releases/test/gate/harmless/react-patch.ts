import { type Harmless, withManifest } from '../seed.ts'

export default {
  title: 'a React range that the live one is just in',
  change: withManifest({ shared: { react: '>=19.3.1 <20' } }),
} satisfies Harmless
