import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'a route in the code that no page declares',
  culprit: 'has a route at /register, which is none of this remote',
  change: withFiles({ 'remote.js': 'r=[{path:"/rentals",lazy:a},{path:"/register",lazy:()=>b(7)}]' }),
} satisfies Break
