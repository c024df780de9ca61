import { type Harmless, withMenu } from '../seed.ts'

export default {
  title: "a menu entry of the same order as another's",
  change: withMenu({ order: 40 }),
} satisfies Harmless
