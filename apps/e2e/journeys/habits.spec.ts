import { MatchesPage } from '../pages/matches.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { aPair } from '../support/pair.ts'
import { expect, expectNoSidewaysScroll, test } from '../support/test.ts'
import { wordsIn } from '../support/words.ts'

test('two members answer habits, see what both answered, and are hidden from each other by a deal-breaker', async ({
  page,
  members,
  anotherBrowser,
}) => {
  const { reem, sara } = await aPair(members)
  const [ar, en] = [wordsIn('ar'), wordsIn('en')]
  const hers = await anotherBrowser()

  await test.step('first member answers a part of the habits, in Arabic', async () => {
    await openAs(page, '/account', { language: 'ar', token: reem.token })
    await page.getByRole('link', { name: ar('account:habits.edit') }).click()
    await page.getByRole('combobox', { name: ar('habits:name.rhythm') }).selectOption('early-bird')
    await page.getByRole('combobox', { name: ar('habits:name.guests') }).selectOption('rarely')
    await page.getByRole('combobox', { name: ar('habits:name.prayer') }).selectOption('private')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: ar('account:habits.page.save'), exact: true }).click()
    await expect(toastOf(page)).toContainText(ar('account:habits.page.saved'))
  })

  await test.step('second member answers another part and smokes, in English', async () => {
    await openAs(hers, '/account/habits', { language: 'en', token: sara.token })
    await hers.getByRole('combobox', { name: en('habits:name.rhythm') }).selectOption('night-owl')
    await hers.getByRole('combobox', { name: en('habits:name.guests') }).selectOption('rarely')
    await hers.getByRole('combobox', { name: en('habits:name.smoking') }).selectOption('smoker')
    await hers.getByRole('button', { name: en('account:habits.page.save'), exact: true }).click()
    await expect(toastOf(hers)).toContainText(en('account:habits.page.saved'))
  })

  await test.step('both members see what both answered, and nothing else', async () => {
    await hers.goto('/matches')
    const matches = new MatchesPage(hers, en)
    await matches
      .card(reem.person.name)
      .getByRole('button', { name: en('matches:habits.open'), exact: true })
      .click()
    const alike = matches.dialog.getByRole('region', { name: en('matches:habits.alike', { total: 1 }) })
    await expect(alike).toContainText(en('habits:answer.guests.rarely'))
    const toTalkAbout = matches.dialog.getByRole('region', {
      name: en('matches:habits.toTalkAbout', { total: 1 }),
    })
    await expect(toTalkAbout).toContainText(en('habits:answer.rhythm.night-owl'))
    await expect(toTalkAbout).toContainText(en('habits:answer.rhythm.early-bird'))
    await expect(matches.dialog).not.toContainText(en('habits:name.prayer'))
    await expect(matches.dialog).not.toContainText(en('habits:name.smoking'))
    await expectAccessible(hers)
  })

  await test.step("the first member's deal-breaker hides both from each other", async () => {
    await page.reload()
    await expect(page.getByRole('combobox', { name: ar('habits:name.rhythm') })).toHaveValue('early-bird')
    await page.getByRole('checkbox', { name: ar('habits:dealBreaker.smoking') }).check()
    await page.getByRole('button', { name: ar('account:habits.page.save'), exact: true }).click()
    await expect(toastOf(page)).toContainText(ar('account:habits.page.saved'))
    for (const [browser, words, other] of [
      [page, ar, sara],
      [hers, en, reem],
    ] as const) {
      await browser.goto('/matches')
      const matches = new MatchesPage(browser, words)
      await expect(matches.cards.first()).toBeVisible()
      await expect(matches.card(other.person.name)).toBeHidden()
    }
  })
})
