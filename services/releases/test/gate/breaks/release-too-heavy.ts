import { randomBytes } from 'node:crypto'
import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'more code than a visitor should ever load',
  culprit: 'files weighs',
  change: withFiles({ 'everything.js': randomBytes(700_000).toString('base64') }),
} satisfies Break
