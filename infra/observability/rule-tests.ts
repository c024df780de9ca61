import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { AlertCase } from './alert-cases.ts'
import type { RuleGroup } from './rules.ts'

type Groups = readonly RuleGroup[]

/** The rules that an alert needs: its own, and what is recorded for it; the whole of them would take a minute. */
const rulesFor = (alert: string, groups: Groups) => {
  const rules = groups.flatMap((group) => group.rules)
  const own = rules.filter((rule) => 'alert' in rule && rule.alert === alert)
  const recorded = own.some(({ expr }) => expr.includes('slo:'))
    ? rules.filter((rule) => 'record' in rule)
    : []
  return { groups: [{ name: alert, rules: [...recorded, ...own] }] }
}

const toTest = ({ alert, past, series, at, firing }: AlertCase) => ({
  name: `${alert}: ${past}`,
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertname="${alert}",alertstate="firing"})`,
      eval_time: at,
      exp_samples: firing > 0 ? [{ labels: '{}', value: firing }] : [],
    },
  ],
})

/**
 * Writes the cases as promtool reads them, a file for each alert.
 *
 * @returns paths of the files
 */
export async function writeRuleTests(
  folder: string,
  groups: Groups,
  cases: readonly AlertCase[],
): Promise<string[]> {
  const byFile = Map.groupBy(cases, ({ alert, every = '1m' }) => `${alert}-${every}`)
  return Promise.all(
    [...byFile].map(async ([name, those]) => {
      const own = join(folder, name)
      const [{ alert, every = '1m' }] = those as [AlertCase]
      await mkdir(own, { recursive: true })
      await writeFile(join(own, 'rules.yaml'), stringify(rulesFor(alert, groups)))
      const path = join(own, 'cases.yaml')
      const tests = those.map(toTest)
      await writeFile(path, stringify({ rule_files: ['rules.yaml'], evaluation_interval: every, tests }))
      return path
    }),
  )
}
