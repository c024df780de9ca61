import {
  awayQueue,
  busyLog,
  busyQueue,
  emptyLog,
  emptyQueue,
  lostReport,
  openReport,
  ownReport,
  reportPath,
  resolvedReport,
  unavailableLog,
  unknownReport,
} from './reports-answers.ts'
import { press, type State } from './state.ts'

const queue = '/moderator/reports'
const log = '/moderator/audit'

/** The queue of reports, each report, and the audit log. */
export const reportsStates: readonly State[] = [
  { path: queue, as: 'moderator', answers: busyQueue, shows: 'reports:reports.pages.next' },
  { path: queue, name: 'empty', as: 'moderator', answers: emptyQueue, shows: 'reports:reports.empty.open' },
  {
    path: queue,
    name: 'away',
    as: 'moderator',
    answers: awayQueue,
    shows: 'reports:reports.failed',
  },
  { path: reportPath, as: 'moderator', answers: openReport, shows: 'reports:reports.assignment.take' },
  {
    path: reportPath,
    name: 'deciding',
    as: 'admin',
    answers: ownReport,
    shows: 'reports:reports.message.language.en',
    act: async (page, { words }) => {
      await page.getByRole('radio', { name: words('reports:reports.decision.choices.pauseDays') }).check()
    },
  },
  {
    path: reportPath,
    name: 'delete?',
    as: 'admin',
    answers: ownReport,
    shows: 'reports:reports.deletion.confirm',
    act: async (page, visit) => {
      await page.getByRole('radio', { name: visit.words('reports:reports.decision.choices.delete') }).check()
      await press('reports:reports.decision.submit.delete')(page, visit)
    },
  },
  {
    path: reportPath,
    name: 'somebody was faster',
    as: 'moderator',
    answers: lostReport,
    shows: 'reports:reports.refusal.calm',
    act: press('reports:reports.assignment.take'),
  },
  {
    path: reportPath,
    name: 'resolved',
    as: 'moderator',
    answers: resolvedReport,
    shows: 'reports:reports.outcome.decision.pause',
  },
  {
    path: reportPath,
    name: 'unknown',
    as: 'moderator',
    answers: unknownReport,
    shows: 'reports:reports.report.unknown',
  },
  { path: log, name: 'of a moderator', as: 'moderator', shows: 'shell:accessDenied.text' },
  { path: log, as: 'admin', answers: busyLog, shows: 'audit:audit.next' },
  {
    path: `${log}?action=member.paused`,
    name: 'nothing found',
    as: 'admin',
    answers: emptyLog,
    shows: 'audit:audit.nothing',
  },
  {
    path: log,
    name: 'away',
    as: 'admin',
    answers: unavailableLog,
    shows: 'audit:audit.failed',
  },
]
