import { randomBytes } from 'node:crypto'
import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'a large picture, which is no code',
  change: withFiles({ 'city.webp': randomBytes(900_000) }),
} satisfies Harmless
