import { type Break, withMenu } from '../seed.ts'

export default {
  title: "a label that reads like another's",
  culprit: 'entry "chat" of chat 1.0.0',
  change: withMenu({ label: { ar: 'المحادثات', en: 'Talk' } }),
} satisfies Break
