import { everyone } from '../answers.ts'
import type { Rows } from '../row.ts'
import { chat } from './chat.ts'
import { connections } from './connections.ts'
import { gateway } from './gateway.ts'
import { moderation } from './moderation.ts'
import { releases } from './releases.ts'
import type { ServiceName } from './services.ts'
import { users } from './users.ts'

/** What the service kit gives each of them. */
const everyService: Rows = {
  'GET /healthz': { answers: everyone(200) },
  'GET /readyz': { answers: everyone(200) },
}

/** What every route of every service answers whom. */
export const tables: Readonly<Record<ServiceName, Rows>> = {
  users: { ...users, ...everyService },
  connections: { ...connections, ...everyService },
  chat: { ...chat, ...everyService },
  moderation: { ...moderation, ...everyService },
  releases: { ...releases, ...everyService },
  gateway: { ...gateway, ...everyService },
}
