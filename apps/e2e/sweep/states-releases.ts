import type { Page } from '@playwright/test'
import type { WordKey } from '../support/words.ts'
import { busyRegistry, emptyRegistry, halfRegistry, unavailableRegistry } from './releases-answers.ts'
import { press, type State, type Visit } from './state.ts'

const remote = '/releases/matches'
const admin = { as: 'releases', answers: busyRegistry } as const

/** Presses the button whose name holds a version. */
const pressNamed =
  (key: WordKey, version: string) =>
  (page: Page, { words }: Visit): Promise<void> =>
    page
      .getByRole('button', { name: words(key, { version: `\u2066${version}\u2069` }), exact: true })
      .first()
      .click()

/** Opens the first of the charts as a table. */
const openTable = (page: Page, { words }: Visit): Promise<void> =>
  page.getByText(words('releases:charts.table'), { exact: true }).first().click()

/** The releases dashboard, of admins. */
export const releasesStates: readonly State[] = [
  ...['/releases', remote].map(
    (path): State => ({
      path,
      name: 'signed out',
      leadsTo: '/login',
      shows: 'common:session.required',
      said: true,
    }),
  ),
  { path: '/releases', name: 'of a member', as: 'member', shows: 'shell:accessDenied.text' },
  { path: '/releases', name: 'of a moderator', as: 'moderator', shows: 'shell:accessDenied.text' },
  { path: '/moderator', name: 'of who runs releases', as: 'releases', shows: 'shell:accessDenied.text' },
  { path: '/releases', name: 'as it is', as: 'releases', shows: 'releases:overview.lead' },
  { path: '/releases', ...admin, shows: 'releases:overview.nobody' },
  { path: '/releases', name: 'empty', as: 'admin', answers: emptyRegistry, shows: 'releases:overview.empty' },
  {
    path: '/releases',
    name: 'away',
    as: 'admin',
    answers: unavailableRegistry,
    shows: 'releases:overview.failed',
  },
  { path: remote, ...admin, shows: 'releases:charts.lcp.title' },
  {
    path: '/releases/account',
    name: 'as it is',
    as: 'admin',
    shows: 'releases:audit.title',
  },
  { path: '/releases/nothing', name: 'unknown', ...admin, shows: 'releases:remote.unknown' },
  {
    path: remote,
    name: 'nothing can be read',
    as: 'admin',
    answers: halfRegistry,
    shows: 'releases:audit.failed',
  },
  { path: remote, name: 'a chart as a table', ...admin, shows: 'releases:charts.time', act: openTable },
  {
    path: remote,
    name: 'for everybody?',
    ...admin,
    shows: 'releases:moves.confirm.promote',
    act: pressNamed('releases:actions.promote', '2.4.0'),
  },
  {
    path: remote,
    name: 'roll back?',
    ...admin,
    shows: 'releases:moves.confirm.rollback',
    act: pressNamed('releases:versions.backLabel', '2.3.0'),
  },
  {
    path: remote,
    name: 'for how many?',
    ...admin,
    shows: 'releases:canary.share',
    act: press('releases:actions.share'),
  },
  {
    path: remote,
    name: 'switch off?',
    ...admin,
    shows: 'releases:moves.effects.open',
    act: press('releases:actions.disable'),
  },
  {
    path: remote,
    name: 'a token is revoked',
    as: 'releases',
    answers: busyRegistry,
    shows: 'releases:rights.tokenEffect',
    act: async (page, { words }) => {
      const name = `${words('releases:rights.kinds.token')} \u20668293a4b5\u2069`
      await page
        .getByRole('button', { name: words('releases:rights.revokeLabel', { right: name }), exact: true })
        .click()
    },
  },
  {
    path: remote,
    name: 'somebody was faster',
    as: 'admin',
    answers: {
      ...busyRegistry,
      '/api/releases/matches/disable': { status: 409, body: { code: 'conflict', message: 'Moved.' } },
    },
    shows: 'releases:moves.conflict',
    act: async (page, { words }) => {
      const name = words('releases:actions.disable')
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    },
  },
  {
    path: remote,
    name: 'done',
    as: 'admin',
    answers: {
      ...busyRegistry,
      '/api/releases/matches/disable': {
        body: { remote: 'matches', stable: '2.3.1', canary: null, disabled: true, changed: true },
      },
    },
    shows: 'releases:moves.fromNow',
    act: async (page, { words }) => {
      const name = words('releases:actions.disable')
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
    },
  },
]
