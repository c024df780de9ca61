import { type Break, withMenu } from '../seed.ts'

export default {
  title: 'a menu entry without a page',
  culprit: 'leads to /houses',
  change: withMenu({ path: '/houses' }),
} satisfies Break
