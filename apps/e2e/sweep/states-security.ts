import type { Page } from '@playwright/test'
import {
  asksAgain,
  asksForPassword,
  enrols,
  hasNoFactor,
  hasWeakPassword,
  makesCodes,
  secured,
} from './security-answers.ts'
import { type Answer, press, type State, type Visit } from './state.ts'

/** Signs in by password, as somebody of whom a second factor is asked. */
async function signIn(page: Page, { words }: Visit): Promise<void> {
  await page.getByLabel(words('shell:login.email'), { exact: true }).fill('huda@rafiq.test')
  await page.getByLabel(words('shell:login.password'), { exact: true }).fill('evening-light-7')
  await page.getByRole('button', { name: words('shell:login.submit'), exact: true }).click()
}
const then =
  (...acts: NonNullable<State['act']>[]): NonNullable<State['act']> =>
  async (page, visit) => {
    for (const act of acts) await act(page, visit)
  }
const asked = (...factors: string[]): Readonly<Record<string, Answer>> => ({
  '/api/auth/login': { body: { pending: 'p1', factors } },
  '/api/auth/second-factor': { status: 401, body: { code: 'wrong-second-factor', message: 'Wrong.' } },
})

/** The second step of signing in. */
const secondSteps: readonly State[] = [
  {
    path: '/login',
    name: 'a passkey after the password',
    answers: asked('passkey', 'totp', 'recovery-code'),
    shows: 'factors:ways.passkey.text',
    act: signIn,
  },
  {
    path: '/login',
    name: 'a wrong code after the password',
    answers: asked('totp', 'recovery-code'),
    shows: 'common:errors.wrong-second-factor',
    act: then(signIn, async (page, { words }) => {
      await page.getByLabel(words('factors:ways.totp.label')).fill('123456')
      await page.getByRole('button', { name: words('factors:confirm'), exact: true }).click()
    }),
  },
  {
    path: '/login',
    name: 'a recovery code after the password',
    answers: asked('totp', 'recovery-code'),
    shows: 'factors:ways.recovery-code.hint',
    act: then(signIn, press('factors:ways.recovery-code.choose')),
  },
]

const path = '/account/security'
const makeCodes = then(press('security:codes.make'), async (page, { words }) => {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words('security:codes.makeConfirm'), exact: true }).click()
})

/** How an account is secured, and where it is open. */
export const securityStates: readonly State[] = [
  ...secondSteps,
  { path, as: 'member', shows: 'security:sessions.current' },
  { path, name: 'of the team', as: 'moderator', answers: secured, shows: 'security:codes.few' },
  {
    path,
    name: 'before the panel opens',
    as: 'moderator',
    answers: hasNoFactor,
    shows: 'security:restriction.second-factor-required.title',
  },
  {
    path,
    name: 'a longer password before the panel opens',
    as: 'moderator',
    answers: hasWeakPassword,
    shows: 'security:restriction.password-change-required.title',
  },
  {
    path: `${path}?next=%2Fmoderator`,
    name: 'all set',
    as: 'moderator',
    answers: secured,
    shows: 'security:restriction.back',
  },
  {
    path,
    name: 'a name for a passkey',
    as: 'member',
    shows: 'security:passkeys.nameHint',
    act: press('security:passkeys.add'),
  },
  {
    path,
    name: 'the app is set up',
    as: 'moderator',
    answers: enrols,
    shows: 'security:totp.byHand',
    act: press('security:totp.setUp'),
  },
  {
    path,
    name: 'recovery codes, this once',
    as: 'moderator',
    answers: makesCodes,
    shows: 'security:codes.shownText',
    act: makeCodes,
  },
  {
    path,
    name: 'confirmed by a passkey',
    as: 'moderator',
    answers: asksAgain,
    shows: 'factors:stepUp.text',
    waits: true,
    act: makeCodes,
  },
  {
    path,
    name: 'confirmed by the password',
    as: 'moderator',
    answers: asksForPassword,
    shows: 'factors:ways.password.label',
    waits: true,
    act: press('security:totp.setUp'),
  },
]
