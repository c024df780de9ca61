import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'types for repositories of others that no build wrote',
  culprit: 'remote.d.ts is not what the build makes',
  change: withFiles({ 'remote.d.ts': 'declare global { interface String { rentals: true } }' }),
} satisfies Break
