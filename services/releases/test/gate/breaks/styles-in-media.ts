import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'a style for everybody inside a media query',
  culprit: '"header" reaches',
  change: withFiles({ 'remote.css': '@media print{header{display:none}}' }),
} satisfies Break
