import { type Harmless, withMenu } from '../seed.ts'

export default {
  title: 'a menu entry for visitors',
  change: withMenu({ audience: 'visitor' }),
} satisfies Harmless
