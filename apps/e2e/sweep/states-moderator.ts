import type { Page } from '@playwright/test'
import { busyPanel, deletedAccountPanel, emptyPanel, shownId, unavailablePanel } from './moderator-answers.ts'
import { press, type State, type Visit } from './state.ts'

const panel = '/moderator'
const member = `/moderator/users/${shownId}`
const admin = { as: 'admin', answers: busyPanel } as const

/** Ticks an account. */
const tick = (page: Page, { words }: Visit): Promise<void> =>
  page
    .getByRole('checkbox', {
      name: words('moderation:table.choose', { email: '\u2066sara@rafiq.test\u2069' }),
    })
    .check()

/** Presses a button of one of the accounts. */
const pressOnRow =
  (action: 'pause' | 'delete') =>
  async (page: Page, { words }: Visit): Promise<void> => {
    const email = '\u2066reem.alshehri.with.a.long.address@rafiq.test\u2069'
    const id = action === 'delete' ? email : '\u2066sara@rafiq.test\u2069'
    await page
      .getByRole('button', { name: words(`moderation:actions.${action}Label`, { email: id }), exact: true })
      .click()
  }

/** The panel of the moderation team. */
export const moderatorStates: readonly State[] = [
  { path: panel, name: 'as it is', as: 'moderator', shows: 'moderation:members.lead', only: 'desktop' },
  { path: panel, ...admin, shows: 'moderation:status.byMember' },
  { path: panel, name: 'nobody fits', as: 'moderator', answers: emptyPanel, shows: 'moderation:list.empty' },
  {
    path: panel,
    name: 'away',
    as: 'moderator',
    answers: unavailablePanel,
    shows: 'moderation:list.failed',
  },
  {
    path: panel,
    name: 'over time',
    ...admin,
    shows: 'moderation:charts.moves',
    act: press('moderation:charts.show'),
  },
  {
    path: panel,
    name: 'fair exposure',
    ...admin,
    shows: 'moderation:exposure.neverShown',
    act: press('moderation:exposure.show'),
  },
  {
    path: panel,
    name: 'fair exposure, nobody has a match',
    as: 'moderator',
    answers: emptyPanel,
    shows: 'moderation:exposure.empty',
    act: press('moderation:exposure.show'),
  },
  { path: panel, name: 'some are ticked', ...admin, shows: 'moderation:bulk.clear', act: tick },
  { path: panel, name: 'pause?', ...admin, shows: 'moderation:pause.effect', act: pressOnRow('pause') },
  { path: panel, name: 'delete?', ...admin, shows: 'moderation:delete.text', act: pressOnRow('delete') },
  { path: member, ...admin, shows: 'moderation:history.lead' },
  {
    path: member,
    name: 'end all sessions?',
    ...admin,
    shows: 'moderation:signIn.sessions.effect',
    act: press('moderation:signIn.sessions.button'),
  },
  {
    path: member,
    name: 'which role?',
    ...admin,
    shows: 'moderation:role.effect',
    act: press('moderation:actions.role'),
  },
  {
    path: member,
    name: 'gone',
    as: 'moderator',
    answers: deletedAccountPanel,
    shows: 'moderation:detail.gone',
  },
  {
    path: member,
    name: 'away',
    as: 'moderator',
    answers: unavailablePanel,
    shows: 'moderation:detail.failed',
  },
]
