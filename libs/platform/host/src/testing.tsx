export { keepInitialFrame } from './frame/page-pending.tsx'
export { aRemote } from './testing/a-remote.ts'
export { answerCalls } from './testing/answer-calls.ts'
export { renderShell } from './testing/render-shell.tsx'
