import { test as base, type Page } from '@playwright/test'
import type { Language } from '@rafiq/contracts'
import { Frame } from '../pages/frame.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect } from '../support/test.ts'
import { faultsOfLooks } from '../sweep/looks.ts'
import { Stage } from '../sweep/stage.ts'
import type { State } from '../sweep/state.ts'
import { chatStates } from '../sweep/states-chat.ts'
import { accountStates, matchesStates } from '../sweep/states-member.ts'
import { moderatorStates } from '../sweep/states-moderator.ts'
import { onboardingStates } from '../sweep/states-onboarding.ts'
import { releasesStates } from '../sweep/states-releases.ts'
import { reportsStates } from '../sweep/states-reports.ts'
import { securityStates } from '../sweep/states-security.ts'
import { guardedStates, shellStates } from '../sweep/states-shell.ts'
import { viewOf } from '../sweep/views.ts'

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

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project, parallelIndex }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use
      if (baseURL === undefined) throw new Error('The project has no address')
      const stage = await Stage.open(browser, parallelIndex === 0 ? 'dammam' : 'jeddah', {
        ...contextOptions,
        baseURL,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      })
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
})
// A state shows what it shows whatever was seen before, so workers share them out.
test.describe.configure({ mode: 'parallel' })

for (const language of ['ar', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    for (const [number, state] of states.entries()) {
      test(title(state), async ({ stage }) => {
        const { page } = stage
        const view = viewOf(state, number, language)
        await stage.visit(state, language, view)
        for (const size of view.sizes) {
          await stage.resize(state, language, size)
          await new Frame(page).expectLanguage(language)
          expect.soft(await page.evaluate(faultsOfLooks), `looks at ${size}`).toEqual([])
          if (size === view.read) await expectAccessible(page)
        }
        if (isPage(state)) await expectFocusOnReturn(page, stage)
        stage.expectNoComplaint(state)
      })
    }
  })
}

/** No dialog and no menu is open, and the home page is another one. */
const isPage = ({ path, act, returns, leadsTo }: State) =>
  path !== '/' && !act && !leadsTo && returns !== false

/** Each page that is come to within the document has its heading read out (design, What people see). */
async function expectFocusOnReturn(page: Page, stage: Stage): Promise<void> {
  const { pathname } = new URL(page.url())
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  await expect(heading).toBeFocused()
  await stage.settle()
}
