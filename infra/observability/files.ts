import { dashboards } from './dashboards.ts'
import { rulesFile } from './rules.ts'
import { toGrafana } from './to-grafana.ts'

/** What Prometheus and Grafana load, by its path in the tree. */
export const files = (services: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    ['infra/observability/prometheus/rules.yaml', rulesFile(services)],
    ...dashboards.map((dashboard): [string, string] => [
      `infra/observability/grafana/${dashboard.uid.replace('rafiq-', '')}.json`,
      `${JSON.stringify(toGrafana(dashboard), null, 2)}\n`,
    ]),
  ])
