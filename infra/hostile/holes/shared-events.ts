import { databaseServices, serviceRole } from '@rafiq/database'
import type { Hole } from './hole.ts'

const services = databaseServices.map(serviceRole).join(', ')

export const sharedEvents: Hole = {
  name: 'shared-events',
  about: 'Every service reads and fills the queues of all others.',
  statements: [
    ...['job', 'job_common', 'queue'].map(
      (table) => `alter table events.${table} disable row level security`,
    ),
    `grant select, insert, update, delete on all tables in schema events to ${services}`,
    `grant execute on all functions in schema events to ${services}`,
  ],
  foundBy: { kind: 'read', attack: 'roles', what: /^chat reads jobs of another service/ },
}
