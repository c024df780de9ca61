import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'a build for development',
  culprit: 'is a development build',
  change: withFiles({ 'remote.js': 'jsxDEV("div", {}, void 0, false)' }),
} satisfies Break
