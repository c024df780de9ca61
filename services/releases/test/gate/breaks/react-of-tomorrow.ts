import { type Break, withManifest } from '../seed.ts'

export default {
  title: 'a React that the shell does not give',
  culprit: 'needs react ^20.0.0',
  change: withManifest({ shared: { react: '^20.0.0' } }),
} satisfies Break
