import { type Break, withMenu } from '../seed.ts'

export default {
  title: 'a menu entry that leads to a pattern',
  culprit: 'is a pattern and no page',
  change: withMenu({ path: '/rentals/:id' }),
} satisfies Break
