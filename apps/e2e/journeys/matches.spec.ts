import { MatchesPage } from '../pages/matches.ts'
import { toastOf } from '../pages/toast.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('ar', (language) => {
  test('matches that cannot be read say so, and are read on another try', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*\/api\/user\/matches/)
    const me = await members.join()
    await page.context().route('**/api/user/matches', (route) => route.abort())
    await openAs(page, '/matches', { language, token: me.token })
    const main = page.getByRole('main')
    await expect(main).toContainText(words('matches:page.failed'))
    await expect(main).toContainText(words('common:errors.network'))
    await expectAccessible(page)
    await page.context().unroute('**/api/user/matches')
    await main.getByRole('button', { name: words('common:words.retry'), exact: true }).click()
    await expect(new MatchesPage(page, words).cards.first()).toBeVisible()
  })

  test('a member without matches is told so, with the way to other preferences', async ({
    page,
    words,
    members,
  }) => {
    const me = await members.join({ location: 'turaif', area: null })
    await openAs(page, '/matches', { language, token: me.token })
    await expect(page.getByText(words('matches:page.empty'))).toBeVisible()
    await expectAccessible(page)
    const edit = page.getByRole('main').getByRole('link', { name: words('matches:page.edit'), exact: true })
    await expect(edit).toHaveAttribute('href', '/questionnaire')
  })
})

inLanguage('en', (language) => {
  test('matches are sorted and filtered by the address, and one press shows everybody again', async ({
    page,
    words,
    members,
  }) => {
    const location = 'najran'
    const area = null
    const first = await members.join({ name: 'هند العتيبي', location, area, hasApartment: 'have-apartment' })
    const last = await members.join({ name: 'سارة القحطاني', location, area, hasApartment: 'need-apartment' })
    const me = await members.join({ location, area, hasApartment: 'need-apartment' })
    const { cards } = new MatchesPage(page, words)
    const main = page.getByRole('main')
    await openAs(page, '/matches', { language, token: me.token })
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([first.person.name, last.person.name])
    // A phone has them behind a button; what is chosen keeps them open over the reload.
    await main.getByRole('button', { name: words('matches:view.open'), exact: true }).click()
    await main.getByLabel(words('matches:view.sort.label'), { exact: true }).selectOption('newest')
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([last.person.name, first.person.name])
    // It is checked once the address has changed, not in the click itself.
    await main.getByLabel(words('common:apartment.theirs'), { exact: true }).click()
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([first.person.name])
    await expect(page).toHaveURL(/\/matches\?sort=newest&apartment=yes$/)
    await expectAccessible(page)

    await page.reload()
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([first.person.name])
    await main.getByLabel(words('common:card.budget'), { exact: true }).selectOption('over-25000')
    await expect(main).toContainText(words('matches:view.nobodyTitle'))
    await expectAccessible(page)
    await main.getByRole('button', { name: words('matches:view.clear'), exact: true }).click()
    await expect(cards).toHaveCount(2)
  })

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
