import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'a style that reaches the whole page',
  culprit: '"body" reaches beyond',
  change: withFiles({ 'remote.css': 'body{margin:0}' }),
} satisfies Break
