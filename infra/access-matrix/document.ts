import { type Answers, type Caller, callers } from './answers.ts'
import type { Rows } from './row.ts'
import type { ServiceName } from './rows/services.ts'

const titles: Readonly<Record<Caller, string>> = {
  visitor: 'visitor',
  member: 'member',
  other: 'other member',
  moderator: 'moderator',
  admin: 'admin',
  releases: 'releases',
  paused: 'paused member',
  pausedAdmin: 'paused admin',
}

const head = `<!-- Written by \`npm run access-matrix\` from infra/access-matrix/rows. -->

# Who may do what

Each route of each service, and the status that each caller gets. \`npm test integration\` takes the routes from the
running services, sends these requests to them and compares; a route that is not here fails.

- **Visitor**: no session. **Member**: the one whose things these are. **Other member**: without a match with that member,
  who asks for that member's things. **Moderator** and **admin**: the same, as staff. **Releases**: who runs
  releases, and nothing else. **Paused member**: paused by
  staff, and asks for their own things. **Paused admin**: an admin whom another has paused.
- **401** no session; **403** known, and may not; **404** not there, or nothing that the caller may know of. The rest is
  what it is for whoever may.
- Internal routes are for the services that are named, each by its own credential; others get 403, no session opens them,
  and the gateway leads to none.
`

/** The whole table in Markdown. */
export function accessMatrixDocument(tables: Readonly<Record<ServiceName, Rows>>): string {
  return [head, ...Object.entries(tables).map(([name, rows]) => section(name, rows))].join('\n')
}

function section(name: string, rows: Rows): string {
  const header = ['route', ...callers.map((caller) => titles[caller]), 'services', 'note']
  const lines = Object.entries(rows).map(([key, { answers, note = '' }]) => [
    keyCell(key),
    ...callers.map((caller) => String(answers[caller])),
    serviceCell(answers),
    note,
  ])
  const rule = header.map(() => '---')
  return `## ${name}\n\n${[header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

function keyCell(key: string): string {
  const [route, ...special] = key.split(' · ')
  return [`\`${route}\``, ...special].join(' · ')
}

/** Who of the services is served, and how. */
const serviceCell = ({ services }: Partial<Answers>): string =>
  Object.entries(services ?? {})
    .filter(([, status]) => status !== 403)
    .map(([name, status]) => `${name} ${status}`)
    .join(', ')
