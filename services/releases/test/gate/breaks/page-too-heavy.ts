import { randomBytes } from 'node:crypto'
import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'a page that a phone waits for',
  culprit: 'routes.0 weighs',
  change: withFiles({ 'remote.js': randomBytes(200_000).toString('base64') }),
} satisfies Break
