import { type Break, withMenu } from '../seed.ts'

export default {
  title: "the id of another's menu entry",
  culprit: 'entry "chat" of chat 1.0.0',
  change: withMenu({ id: 'chat' }),
} satisfies Break
