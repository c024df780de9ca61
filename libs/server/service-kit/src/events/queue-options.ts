import type { PgBoss } from 'pg-boss'

type QueueOptions = NonNullable<Parameters<PgBoss['createQueue']>[1]>

/** The schema of pg-boss, shared by all services. */
export const eventsSchema = 'events'

const day = 24 * 60 * 60

/** Retries of a failed job; delays in seconds, doubling from `delay` to `longestDelay`. */
export interface Retries {
  limit: number
  delay: number
  longestDelay: number
}

/** About a day of trying: a dependency's outage ends within that. */
export const defaultRetries: Retries = { limit: 300, delay: 1, longestDelay: 300 }

/** A finished job is gone within two minutes: what it carried lives in its own service only. */
export function queueOptions(retries: Retries, deadLetter: string): QueueOptions {
  return {
    retryLimit: retries.limit,
    retryDelay: retries.delay,
    ...(retries.delay > 0 && { retryBackoff: true, retryDelayMax: retries.longestDelay }),
    // A job of a killed process is taken up again after this long.
    heartbeatSeconds: 10,
    expireInSeconds: 5 * 60,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: 60,
    deadLetter,
    notify: true,
  }
}

/** What failed for good waits here for a person, no longer than the privacy text allows. */
export const deadLetterOptions: QueueOptions = { retentionSeconds: 14 * day, deleteAfterSeconds: 60 }

/** Each consumer of an event has a queue of its own. */
export function consumerQueue(event: string, consumer: string): string {
  return `${event}.${consumer}`
}

export function deadLetterQueue(queue: string): string {
  return `${queue}.dead`
}
