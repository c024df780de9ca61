import type { DatabaseService } from './roles.ts'

/** What one service has to do with events; `<service>.<job>` are works that it leaves to itself. */
export interface EventAccess {
  readonly publishes: readonly string[]
  /** Each consumer of an event has a queue of its own. */
  readonly consumes: Readonly<Record<string, readonly string[]>>
  readonly jobs: readonly string[]
}

export type EventAccessMap = Readonly<Record<DatabaseService, EventAccess>>

const consumedBy = (consumer: string, ...events: string[]): EventAccess['consumes'] =>
  Object.fromEntries(events.map((event) => [event, [consumer]]))

/**
 * Who publishes which event, who learns of it and who works on what. Roles are granted this and no more; queues that
 * are not in it do not exist. A check holds it against the code.
 */
export const eventAccess: EventAccessMap = {
  users: {
    publishes: ['member.changed', 'account.changed', 'member.deleted', 'pair.blocked'],
    consumes: consumedBy(
      'users',
      'member.erased',
      'connection.changed',
      'connection.waiting',
      'messages.unread',
    ),
    jobs: [
      'users.send-mail',
      'users.send-notice',
      'users.send-security-mail',
      'users.send-away-notices',
      'users.push-away-notices',
      'users.end-pause',
      'users.remove-photo',
      'users.record-deletion',
    ],
  },
  releases: { publishes: [], consumes: {}, jobs: [] },
  connections: {
    publishes: ['connection.changed', 'connection.waiting', 'member.erased'],
    consumes: consumedBy('connections', 'member.changed', 'member.deleted', 'pair.blocked', 'member.wrote'),
    jobs: [],
  },
  chat: {
    publishes: ['member.erased', 'member.wrote', 'messages.unread'],
    consumes: consumedBy('chat', 'member.changed', 'member.deleted', 'connection.changed', 'pair.blocked'),
    jobs: [],
  },
  moderation: {
    publishes: ['member.erased'],
    consumes: consumedBy('moderation', 'account.changed', 'member.deleted'),
    jobs: ['moderation.update-review-hold', 'moderation.complete-decision', 'moderation.mail-notice'],
  },
}

export interface EventSubscription {
  readonly event: string
  readonly queue: string
}

export function subscriptionsOf({ consumes }: EventAccess): EventSubscription[] {
  return Object.entries(consumes).flatMap(([event, consumers]) =>
    consumers.map((consumer) => ({ event, queue: `${event}.${consumer}` })),
  )
}

/** What failed for good waits there. */
export const deadLetterOf = (queue: string): string => `${queue}.dead`

/** Every queue that is a service's own, dead letters beside what they are of. */
export function queuesOf(access: EventAccess): string[] {
  const queues = [...subscriptionsOf(access).map(({ queue }) => queue), ...access.jobs]
  return queues.flatMap((queue) => [queue, deadLetterOf(queue)])
}
