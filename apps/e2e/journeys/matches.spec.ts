import { MatchesPage } from '../pages/matches.ts'
import { arrive } from '../support/arrive.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, inBothLanguages, test } from '../support/test.ts'

inBothLanguages((language) => {
  test('matches that cannot be read say so, and come with another try', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_FAILED .*\/api\/user\/matches/)
    const me = await members.join()
    await page.context().route('**/api/user/matches', (route) => route.abort())
    await arrive(page, '/matches', { language, token: me.token })
    const main = page.getByRole('main')
    await expect(main).toContainText(words('matches:page.failed'))
    await expect(main).toContainText(words('common:errors.network'))
    await expectAccessible(page)
    await page.context().unroute('**/api/user/matches')
    await main.getByRole('button', { name: words('common:words.retry'), exact: true }).click()
    await expect(new MatchesPage(page, words).cards.first()).toBeVisible()
  })

  test('a member whom nobody matches yet reads so, with the way to other preferences', async ({
    page,
    words,
    members,
  }) => {
    const me = await members.join({ location: 'turaif', area: null })
    await arrive(page, '/matches', { language, token: me.token })
    await expect(page.getByText(words('matches:page.empty'))).toBeVisible()
    await expectAccessible(page)
    const edit = page.getByRole('main').getByRole('link', { name: words('matches:page.edit'), exact: true })
    await expect(edit).toHaveAttribute('href', '/questionnaire')
  })
})
