import { stringify } from 'yaml'
import { alerts } from './alerts.ts'
import { sloRecordings } from './burn-rate.ts'
import { type Recording, runbookOf } from './rule.ts'
import { slos } from './slos.ts'

/** Whoever routes alerts by more than these adds it by relabelling. */
const labelsOf = (severity: string) => ({ severity, platform: 'rafiq' })

/** An alert as Prometheus has it. */
interface AlertRule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}

export interface RuleGroup {
  readonly name: string
  readonly interval: string
  readonly rules: readonly (Recording | AlertRule)[]
}

/** The rules as Prometheus loads them. */
export const toRules = (services: readonly string[]): { groups: readonly RuleGroup[] } => ({
  groups: [
    { name: 'rafiq-slos', interval: '30s', rules: sloRecordings(slos) },
    {
      name: 'rafiq-alerts',
      interval: '30s',
      rules: alerts(services).map(({ severity, summary, alert, expr, for: lasting }) => ({
        alert,
        expr,
        ...(lasting !== undefined && { for: lasting }),
        labels: labelsOf(severity),
        annotations: { summary, runbook: runbookOf({ alert }) },
      })),
    },
  ],
})

/** Text of the file that holds them. */
export const rulesFile = (services: readonly string[]): string =>
  `# Made by \`npm run observability\` from infra/observability.\n${stringify(toRules(services), { lineWidth: 0 })}`
