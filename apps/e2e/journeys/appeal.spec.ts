import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { noticeText } from '@rafiq/contracts/moderation'
import { ModeratorPage } from '../pages/moderator.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** The team reads another language, at a desk. */
const staffWords = wordsIn('en')

inLanguage('ar', (language) => {
  test('a member appeals against a pause; somebody else than who paused lifts it, answers, and is in the audit log', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const member = await members.join({
      name: `دانة ${Math.random().toString(36).slice(2, 8)}`,
      location: 'bisha',
      area: null,
    })
    const { name, email } = member.person
    const [asked, answer] = ['لم أطلب مالًا من أحد.', 'راجعنا البلاغ، ولا شيء عليك.']
    const [moderatorPage, adminPage] = [await anotherBrowser(), await anotherBrowser()]
    const staff = [
      [moderatorPage, demoAccounts.moderator],
      [adminPage, demoAccounts.admin],
    ] as const
    const openAppeal = async (of: Page) => {
      await of.getByRole('link', { name: staffWords('moderation:nav.requests'), exact: true }).click()
      await of.getByRole('link', { name: new RegExp(name) }).click()
      await expect(of.getByText(asked, { exact: true })).toBeVisible()
    }

    await test.step('a moderator pauses the member with a reason', async () => {
      for (const [of, { email }] of staff) {
        await of.setViewportSize({ width: 1280, height: 800 })
        const token = await members.signIn({ email, password: demoPassword })
        await openAs(of, '/moderator', { language: 'en', token })
      }
      const panel = new ModeratorPage(moderatorPage, staffWords)
      await panel.search.fill(email)
      await panel.pause(email)
      await panel.expectToast('updated')
    })

    await test.step('the member reads the pause on the matches page and finds the way to appeal', async () => {
      await openAs(page, '/matches', { language, token: member.token })
      await expect(page.getByText(words('matches:page.paused.staff.title'))).toBeVisible()
      await page.getByRole('link', { name: words('matches:page.paused.staff.action') }).click()
      const reason = words('account:privacy.pause.reasons.fraud')
      await expect(page.getByText(words('account:privacy.pause.reason', { reason }))).toBeVisible()
      await page
        .getByRole('link', { name: words('account:requests.appeal'), exact: true })
        .first()
        .click()
    })

    const request = page.getByRole('article').filter({ hasText: asked })
    await test.step('the member appeals, with kind and decision preselected', async () => {
      await expect(page.getByRole('radio', { name: words('requests:against.pause') })).toBeChecked()
      await page.getByRole('textbox', { name: words('requests:form.words') }).fill(asked)
      await expectGood(page)
      await page.getByRole('button', { name: words('requests:form.send') }).click()
      await expect(request).toContainText(words('requests:against.pause'))
      await expect(request).toContainText(words('requests:state.open'))
    })

    await test.step('the moderator who paused reads the appeal and cannot answer it', async () => {
      await openAppeal(moderatorPage)
      await expect(moderatorPage.getByText(staffWords('requestQueue:requests.own.title'))).toBeVisible()
      const send = staffWords('requestQueue:requests.answer.send')
      await expect(moderatorPage.getByRole('button', { name: send })).toHaveCount(0)
      await expectGood(moderatorPage)
    })

    await test.step("an admin lifts the pause on the member's page and grants the appeal", async () => {
      await openAppeal(adminPage)
      await adminPage.getByRole('link', { name }).click()
      await adminPage
        .getByRole('button', { name: staffWords('moderation:actions.activate'), exact: true })
        .click()
      await new ModeratorPage(adminPage, staffWords).expectToast('updated')
      await openAppeal(adminPage)
      const granted = { name: staffWords('requestQueue:requests.outcome.granted'), exact: true }
      await adminPage.getByRole('radio', granted).click()
      await adminPage
        .getByRole('textbox', { name: staffWords('requestQueue:requests.answer.words') })
        .fill(answer)
      await expectGood(adminPage)
      await adminPage.getByRole('button', { name: staffWords('requestQueue:requests.answer.send') }).click()
      await expect(adminPage.getByText(answer, { exact: true })).toBeVisible()
    })

    await test.step('the member is notified, reads the answer, and sees matches again', async () => {
      await page.goto('/account')
      await expect(page.getByText(noticeText('request-answered', language).title)).toBeVisible()
      await expect(page.getByText(words('account:privacy.now.paused.title'))).toHaveCount(0)
      await page
        .getByRole('link', { name: words('account:requests.view'), exact: true })
        .first()
        .click()
      await expect(request).toContainText(words('requests:state.granted'))
      await expect(request).toContainText(answer)
      await expectGood(page)
      await page.goto('/matches')
      await expect(page.getByText(words('matches:page.emptyTitle'))).toBeVisible()
    })

    await test.step('the audit log has the appeal and links to it', async () => {
      await adminPage.getByRole('link', { name: staffWords('moderation:nav.audit'), exact: true }).click()
      const row = adminPage.getByRole('row').filter({ hasText: email })
      const answered = row.filter({ hasText: staffWords('audit:audit.actions.request.answered') })
      await expect(answered).toContainText(staffWords('requestQueue:requests.kind.appeal'))
      await expect(answered).toContainText(staffWords('audit:audit.facts.outcome.granted'))
      await expect(answered).toContainText(staffWords('audit:audit.you'))
      await expectGood(adminPage)
      await answered.getByRole('link', { name: staffWords('audit:audit.open.request'), exact: true }).click()
      await expect(adminPage.getByText(answer, { exact: true })).toBeVisible()
    })
  })
})
