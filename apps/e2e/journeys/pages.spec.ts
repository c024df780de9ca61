import { test as base, type Page } from '@playwright/test'
import type { Language } from '@rafiq/contracts'
import { Frame } from '../pages/frame.ts'
import { expectAccessible, expectReadable } from '../support/axe.ts'
import { expect, expectNoSidewaysScroll } from '../support/test.ts'
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
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, baseURL, locale, timezoneId, contextOptions } = project.use
      const stage = await Stage.open(browser, project.name.startsWith('phone') ? 'dammam' : 'jeddah', {
        ...contextOptions,
        ...(viewport !== undefined && { viewport }),
        ...(hasTouch !== undefined && { hasTouch }),
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      })
      await use(stage)
      await stage.close()
    },
    { scope: 'worker' },
  ],
})
for (const language of ['ar', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    for (const state of states) {
      test(title(state), async ({ stage }, { project }) => {
        test.skip(state.only !== undefined && !project.name.startsWith(state.only), 'not at this width')
        const { page } = stage
        await page.emulateMedia({ colorScheme: 'light' })
        await stage.visit(state, language)

        await new Frame(page).expectLanguage(language)
        expect.soft(await page.evaluate(faultsOfLooks), 'looks').toEqual([])
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await page.evaluate(faultsOfLooks), 'looks in the dark').toEqual([])
        await expectReadable(page)
        if (project.name.startsWith('phone')) await expectFitsTheSmallest(page)
        else if (isPage(state)) await expectFocusOnReturn(page, stage)
        stage.expectNoComplaint(state)
      })
    }
  })
}

/** No dialog and no menu is open, and the home page is another one. */
const isPage = ({ path, act, returns, leadsTo }: State) =>
  path !== '/' && !act && !leadsTo && returns !== false

/** 320 px, to which WCAG 2.2 has pages reflow. */
async function expectFitsTheSmallest(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no size')
  await page.setViewportSize({ ...size, width: 320 })
  await expectNoSidewaysScroll(page)
  expect.soft(await page.evaluate(faultsOfLooks), 'looks at 320 px').toEqual([])
  await page.setViewportSize(size)
}

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
