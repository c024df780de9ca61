import { test as base, type Page } from '@playwright/test'
import type { Language } from '@rafiq/platform-contracts'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect } from '../support/test.ts'
import { layoutFaults } from '../sweep/layout-faults.ts'
import type { State } from '../sweep/state.ts'
import { chatStates } from '../sweep/states-chat.ts'
import { accountStates, matchesStates } from '../sweep/states-member.ts'
import { moderatorStates } from '../sweep/states-moderator.ts'
import { onboardingStates } from '../sweep/states-onboarding.ts'
import { releasesStates } from '../sweep/states-releases.ts'
import { reportsStates } from '../sweep/states-reports.ts'
import { securityStates } from '../sweep/states-security.ts'
import { guardedStates, shellStates } from '../sweep/states-shell.ts'
import { SweepPage } from '../sweep/sweep-page.ts'
import { sizes, viewOf } from '../sweep/views.ts'

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

for (const language of ['ar', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    for (const [number, state] of states.entries()) {
      test(title(state), async ({ sweepPage }) => {
        const { page } = sweepPage
        const view = viewOf(state, number, language)
        await sweepPage.visit(state, language, view)
        for (const size of view.sizes) {
          await sweepPage.resize(state, language, size)
          await new Frame(page).expectLanguage(language)
          expect.soft(await page.evaluate(layoutFaults), `layout at ${size}`).toEqual([])
          if (size === view.read) await expectAccessible(page)
        }
        if (isPage(state)) await expectFocusOnReturn(page, sweepPage)
        sweepPage.expectNoComplaint(state)
      })
    }
  })
}

/** No dialog and no menu is open, and the home page is another one. */
const isPage = ({ path, act, returns, leadsTo }: State) =>
  path !== '/' && !act && !leadsTo && returns !== false

/** Each page that is come to within the document has its heading read out (design, What people see). */
async function expectFocusOnReturn(page: Page, sweepPage: SweepPage): Promise<void> {
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
