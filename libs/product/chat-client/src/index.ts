export {
  type ChatSocket,
  chatTimeouts,
  reconnectDelay,
  sendMessage,
  socketOptions,
} from './chat-connection.ts'
export type { NewOutboxItem, OutboxItem, SendProblem } from './outbox-item.ts'
export { OutboxSender, type OutboxStore } from './outbox-sender.ts'
export { ProgressReporter } from './progress-reporter.ts'
export { backoff, noAnswer, resultOfStatus, type SendResult, stored } from './send-result.ts'
export { emptyTimeline, hasGap, mergeMessages, reachesStart, type Timeline } from './timeline.ts'
