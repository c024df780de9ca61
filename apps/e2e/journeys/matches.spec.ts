import { MatchesPage } from '../pages/matches.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('en', (language) => {
  test('a match is saved, and one put aside is gone for both until it is taken back', async ({
    page,
    words,
    members,
  }) => {
    const location = 'arar'
    const area = null
    const other = await members.join({ name: 'ريم الشهري', location, area })
    const me = await members.join({ name: 'نورة الدوسري', location, area })
    const matches = new MatchesPage(page, words)
    const main = page.getByRole('main')
    const { name } = other.person
    const theirs = async () => (await members.matches(other)).map(({ id }) => id)
    expect(await theirs()).toContain(me.id)

    await openAs(page, '/matches', { language, token: me.token })
    const save = matches.card(name).getByRole('button', { name: words('matches:marks.save', { name }) })
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/matches?saved=yes')
    await expect(matches.cards.getByRole('heading', { level: 2 })).toHaveText([name])
    await expectAccessible(page)

    const notForMe = matches
      .card(name)
      .getByRole('button', { name: words('matches:marks.notForMe'), exact: true })
    await notForMe.click()
    await expect(matches.card(name)).toBeHidden()
    await expect(toastOf(page)).toContainText(words('matches:marks.putAside', { name }))
    expect(await theirs()).not.toContain(me.id)

    await main.getByRole('button', { name: words('matches:view.clear'), exact: true }).click()
    await main
      .getByRole('button', { name: words('matches:marks.aside', { total: '1' }), exact: true })
      .click()
    await expect(page.getByRole('dialog')).toContainText(name)
    await expectAccessible(page)
    await page
      .getByRole('button', { name: words('matches:marks.takeBackName', { name }), exact: true })
      .click()
    await expect(matches.card(name)).toBeVisible()
    expect(await theirs()).toContain(me.id)
  })
})
