import { everyone } from '../answers.ts'
import type { Rows } from '../row.ts'

/** What the service kit gives each of them. */
export const everyService: Rows = {
  'GET /healthz': { answers: everyone(200) },
  'GET /readyz': { answers: everyone(200) },
}
