import { type Break, withFiles } from '../seed.ts'

export default {
  title: 'styles bound to another remote',
  culprit: 'reaches beyond the remote',
  change: withFiles({ 'remote.css': ':where([data-remote="chat@1.0.0"]) .bubble{color:red}' }),
} satisfies Break
