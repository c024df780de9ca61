import { join } from 'node:path'
import { expectAccessible } from '../support/axe.ts'
import { test as base } from '../support/browser-test.ts'
import { expect } from '../support/test.ts'
import { excessOfLargeLetters } from '../sweep/large-letters.ts'
import type { State } from '../sweep/state.ts'
import { chatStates } from '../sweep/states-chat.ts'
import { accountStates, matchesStates } from '../sweep/states-member.ts'
import { moderatorStates } from '../sweep/states-moderator.ts'
import { onboardingStates } from '../sweep/states-onboarding.ts'
import { releasesStates } from '../sweep/states-releases.ts'
import { reportsStates } from '../sweep/states-reports.ts'
import { requestsStates } from '../sweep/states-requests.ts'
import { securityStates } from '../sweep/states-security.ts'
import { guardedStates, shellStates } from '../sweep/states-shell.ts'
import { SweepPage } from '../sweep/sweep-page.ts'
import { sizes, sizesOf, type View, viewsOf } from '../sweep/views.ts'

const states = [
  ...shellStates,
  ...guardedStates,
  ...onboardingStates,
  ...matchesStates,
  ...chatStates,
  ...accountStates,
  ...securityStates,
  ...releasesStates,
  ...moderatorStates,
  ...reportsStates,
  ...requestsStates,
] as const satisfies readonly State[]

const title = ({ path, name }: State) => [typeof path === 'string' && path, name].filter(Boolean).join(', ')

const test = base.extend<object, { sweepPage: SweepPage }>({
  sweepPage: [
    async ({ browser }, use, { project, parallelIndex }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use
      if (baseURL === undefined) throw new Error('The project has no address')
      const sweepPage = await SweepPage.open(browser, parallelIndex === 0 ? 'dammam' : 'jeddah', {
        ...contextOptions,
        baseURL,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      })
      await use(sweepPage)
      await sweepPage.close()
    },
    { scope: 'worker' },
  ],
})
// A state shows what it shows whatever was seen before, so workers share them out.
test.describe.configure({ mode: 'parallel' })

for (const [number, state] of states.entries()) {
  test(`${title(state)} is laid out well at every width, in both languages`, async ({ sweepPage }) => {
    for (const [turn, view] of viewsOf(state, number, isFirst(state)).entries()) {
      await (turn === 0 || opensAnew(state) ? sweepPage.visit(state, view) : sweepPage.turn(state, view))
      await expectWellLaidOut(sweepPage, state, view)
      sweepPage.expectNoComplaint(state)
    }
    if (isFirstOfPage(state)) await expectFocusOnReturn(sweepPage)
    sweepPage.expectNoComplaint(state)
  })
}

/** Its address belongs to a language, or its words to the moment. */
const opensAnew = ({ path, said }: State) => typeof path !== 'string' || said === true

/** No dialog and no menu is open, and the home page is another one. */
const isPage = ({ path, act, returns, leadsTo }: State) =>
  path !== '/' && !act && !leadsTo && returns !== false

const pageOf = ({ path }: State) => (typeof path === 'string' ? path.split('?')[0] : path)

const isFirst = (state: State, among: readonly State[] = states) =>
  state === among.find((other) => pageOf(other) === pageOf(state))

/** How one comes back to a page does not depend on what it has to say: its first state stands for it. */
const isFirstOfPage = (state: State) => isFirst(state, states.filter(isPage))

/** A page is as wide as its first state on a phone is. */
const isFirstOnPhones = (state: State) =>
  isFirst(
    state,
    states.filter((other: State) => other.only !== 'desktop'),
  )

/** A folder for what each state looks like, to be looked at one by one. */
const pictures = process.env.PICTURES

const pictureName = (state: State, size: string, language: string) =>
  `${states.indexOf(state)}-${title(state).replace(/[^\p{L}\p{N}]+/gu, '-')}-${size}-${language}.png`

const softly = expect.configure({ soft: true })

/** At every width, as it is in one language. */
async function expectWellLaidOut(
  sweepPage: SweepPage,
  state: State,
  { language, read }: View,
): Promise<void> {
  const { page } = sweepPage
  const widest = isFirst(state) && read === 'desktop' ? 'wide' : 'desktop'
  for (const size of sizesOf(state, widest)) {
    await page.setViewportSize(sizes[size])
    // A page may draw itself anew after the window has its new size, or the page its new language.
    const message = `faults at ${size}, ${language}`
    await softly.poll(() => sweepPage.faults(state, language), { message }).toEqual([])
    if (size === 'smallest' && isFirstOnPhones(state)) {
      const excess = await page.evaluate(excessOfLargeLetters)
      expect.soft(excess, `pixels too wide with letters twice as large, ${language}`).toBe(0)
    }
    if (size === read) await expectAccessible(page)
    if (pictures) await page.screenshot({ path: join(pictures, pictureName(state, size, language)) })
  }
}

/** Each page that is come to within the document has its heading read out (design, What people see). */
async function expectFocusOnReturn(sweepPage: SweepPage): Promise<void> {
  const { page } = sweepPage
  const { pathname } = new URL(page.url())
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const banner = page.getByRole('banner')
  // A room has a phone's screen to itself.
  if (await banner.isHidden()) await page.setViewportSize(sizes.desktop)
  await banner.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await expect(heading).toBeFocused()
  await sweepPage.settle()
}
