import type { Alert, Recording } from './rule.ts'
import type { Slo } from './slos.ts'

const windows = ['5m', '30m', '1h', '2h', '6h', '1d', '3d', '30d'] as const
type Window = (typeof windows)[number]

/** Fewer bad events than this within the longer window are nobody's sleep worth, whatever share of a quiet night they are. */
const fewest = 10

const seconds: Partial<Record<Window, number>> = { '1h': 3_600, '6h': 21_600, '1d': 86_400, '3d': 259_200 }

/** Both windows burn: the longer says that it matters, the shorter that it still goes on. */
const burns = (long: Window, short: Window, times: number): string =>
  `(slo:burn_rate:${long} > ${times} and slo:burn_rate:${short} > ${times}` +
  ` and avg_over_time(slo:bad:rate5m[${long}]) * ${seconds[long]} >= ${fewest})`

/**
 * Events by SLO, then by how many times too fast the budget of bad events is spent in each window: 1 would spend it exactly
 * within 30 days. Longer windows add up the five-minute rates, so that no rule reads 30 days of histograms.
 */
export const sloRecordings = (slos: readonly Slo[]): Recording[] => [
  ...slos.flatMap(({ name: slo, objective, bad, all }): Recording[] => [
    { record: 'slo:objective', expr: `vector(${objective})`, labels: { slo } },
    { record: 'slo:bad:rate5m', expr: bad, labels: { slo } },
    { record: 'slo:all:rate5m', expr: all, labels: { slo } },
  ]),
  ...windows.map((window) => ({
    record: `slo:burn_rate:${window}`,
    expr: `sum_over_time(slo:bad:rate5m[${window}]) / sum_over_time(slo:all:rate5m[${window}]) / (1 - slo:objective)`,
  })),
  { record: 'slo:error_budget_remaining:30d', expr: '1 - slo:burn_rate:30d' },
]

/** The windows and factors of Google's SRE workbook, chapter 5: 2% of the budget in an hour, 5% in six, 10% in three days. */
export const sloAlerts: readonly Alert[] = [
  {
    alert: 'SloBudgetBurnsFast',
    severity: 'page',
    expr: `${burns('1h', '5m', 14.4)} or ${burns('6h', '30m', 6)}`,
    for: '2m',
    summary: 'The error budget of {{ $labels.slo }} for 30 days would be spent within two to five days.',
  },
  {
    alert: 'SloBudgetBurnsSlowly',
    severity: 'ticket',
    expr: `${burns('1d', '2h', 3)} or ${burns('3d', '6h', 1)}`,
    for: '15m',
    summary: 'The error budget of {{ $labels.slo }} for 30 days is spent too early.',
  },
]
