import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { noticeText } from '@rafiq/contracts/moderation'
import { type Language } from '@rafiq/platform-contracts'
import { ChatPage } from '../pages/chat.ts'
import { ReportsPage } from '../pages/reports.ts'
import { Safety } from '../pages/safety.ts'
import { expectAccessible } from '../support/axe.ts'
import { mailWith } from '../support/inbox.ts'
import type { Members } from '../support/members.ts'
import { openAs } from '../support/open-as.ts'
import { aPair } from '../support/pair.ts'
import { expect, expectNoSidewaysScroll, inLanguage, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

/** The panel's queue, come to by its menus, as a moderator or an admin of the demo. */
async function openQueue(page: Page, members: Members, role: 'moderator' | 'admin', language: Language) {
  const words = wordsIn(language)
  const token = await members.signIn({ email: demoAccounts[role].email, password: demoPassword })
  await openAs(page, '/moderator', { language, token })
  await page
    .getByRole('navigation', { name: words('moderation:nav.label'), exact: true })
    .getByRole('link', { name: words('moderation:nav.reports'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('reports:reports.title'))
  return new ReportsPage(page, words)
}

async function expectGood(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

inLanguage('ar', (language) => {
  test('a member reports a message, a moderator looks into it and warns, and both are told', async ({
    page,
    words,
    members,
    anotherBrowser,
  }) => {
    const pair = await aPair(members)
    const [reem, sara] = [pair.reem.person, pair.sara.person]
    const threat = 'Send it now, or I will find out where you live!'
    const said = language === 'ar' ? 'نرجو التوقف عن هذا.' : 'Please stop this.'
    const warning = noticeText('warning-conduct', language)
    const answer = noticeText('report-acted', language)

    await test.step('a member reports a message', async () => {
      await members.contact(pair.reem, pair.sara.id)
      let room = ''
      // The chat learns of a contact by its event.
      await expect
        .poll(async () => {
          room = (await members.rooms(pair.sara))[0]?.id ?? ''
          return room
        })
        .not.toBe('')
      await members.sendMessage(pair.sara, room, threat)
      await openAs(page, `/chat/${room}`, { language, token: pair.reem.token })
      const safety = new Safety(page, words)
      await safety.openMessageReport(new ChatPage(page, words).bubble(threat), threat)
      await safety.sendReport('harassment', language === 'ar' ? 'تهديد صريح' : 'A plain threat')
    })

    const staff = await anotherBrowser()
    const reports = await openQueue(staff, members, 'moderator', language)

    await test.step('a moderator finds it in the queue, takes it and reads the evidence', async () => {
      await expectGood(staff)
      await reports.openFromQueue(sara.name)
      const marked = staff
        .getByRole('listitem')
        .filter({ hasText: words('reports:reports.evidence.reported') })
      await expect(marked).toContainText(threat)
      await expectGood(staff)
      await reports.press('assignment.take')
      await expect(reports.region('decision.title')).toBeVisible()
    })

    await test.step('decides, having read what the member will read', async () => {
      await reports.choose('warn')
      await reports.write(said)
      await expect(reports.region('decision.title')).toContainText(warning.text)
      await expect(reports.region('decision.title')).toContainText(
        words(`reports:reports.message.language.${language}`),
      )
      await expectGood(staff)
      await reports.press('decision.submit.warn')
      const outcome = reports.region('outcome.decision.warn')
      await expect(outcome).toContainText(said)
      await expectGood(staff)
    })

    await test.step('the member reads the warning in the account, and has it by mail', async () => {
      const other = await anotherBrowser()
      await openAs(other, '/account', { language, token: pair.sara.token })
      const notices = other.getByRole('region', { name: words('account:notices.title'), exact: true })
      await expect(notices).toContainText(warning.title)
      await expect(notices).toContainText(said)
      await expectGood(other)
      expect((await mailWith(sara.email, said)).text).toContain(warning.text)
    })

    await test.step('the reporter reads the answer', async () => {
      await page.goto('/account')
      const own = page.getByRole('region', { name: words('account:reports.title'), exact: true })
      await expect(own).toContainText(words('account:reports.status.closed'))
      await expect(own).toContainText(answer.text)
      await expectAccessible(page)
      await mailWith(reem.email, answer.text)
    })
  })
})

test('of two moderators who take one report one gets it; an admin deletes the member, and the deletion is audited', async ({
  page,
  request,
  members,
  anotherBrowser,
  expectComplaint,
}) => {
  expectComplaint(/409.*\/api\/moderator\/reports/)
  const words = wordsIn('en')
  const arabic = wordsIn('ar')
  const { reem, sara } = await aPair(members)
  await members.report(reem, sara.id, 'fake-profile', 'Nothing of it is true.')
  const staff = await anotherBrowser()
  const asModerator = await openQueue(staff, members, 'moderator', 'ar')
  const asAdmin = await openQueue(page, members, 'admin', 'en')
  await asModerator.openFromQueue(sara.person.name)
  await asAdmin.openFromQueue(sara.person.name)

  await test.step('the slower moderator reads who has taken it', async () => {
    await asModerator.press('assignment.take')
    await expect(asModerator.region('decision.title')).toBeVisible()
    await asAdmin.press('assignment.take')
    await expect(page.getByRole('alert')).toContainText(demoAccounts.moderator.email)
    await expect(page.getByRole('alert')).toContainText(words('reports:reports.refusal.calm'))
  })

  await test.step('a moderator cannot delete, and escalates to an admin', async () => {
    await expect(
      staff.getByRole('radio', { name: arabic('reports:reports.decision.choices.delete') }),
    ).toHaveCount(0)
    await asModerator.press('assignment.escalate')
    await expect(staff.getByText(arabic('reports:reports.assignment.forAdmins'))).toBeVisible()
  })

  await test.step('the admin takes the report and deletes the member, once the e-mail was typed', async () => {
    await page.reload()
    await asAdmin.press('assignment.take')
    await asAdmin.choose('delete')
    await asAdmin.press('decision.submit.delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(sara.person.email)
    await expectAccessible(page)
    await asAdmin.press('deletion.confirm')
    await expect(asAdmin.region('outcome.decision.delete')).toBeVisible()
    await expectGood(page)
    expect((await request.post('/api/auth/login', { data: sara.person })).status()).toBe(404)
    await mailWith(sara.person.email, noticeText('deleted', 'ar').text)
  })

  await test.step('the audit log has the deletion', async () => {
    await page
      .getByRole('navigation', { name: words('moderation:nav.label'), exact: true })
      .getByRole('link', { name: words('moderation:nav.audit'), exact: true })
      .click()
    await page
      .getByRole('combobox', { name: words('audit:audit.filters.action') })
      .selectOption(words('audit:audit.actions.report.decided'))
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText(words('reports:reports.decided.delete'))
    await expect(row).toContainText(words('audit:audit.you'))
    await expectGood(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words('audit:audit.export.button'), exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/^rafiq-audit-.*\.csv$/)
  })
})
