import { type Harmless, withFiles } from '../seed.ts'

export default {
  title: 'a scope that the minifier wrote otherwise',
  change: withFiles({ 'remote.css': ':where([data-remote=rentals\\@1\\.0\\.0]) .rent{color:green}' }),
} satisfies Harmless
