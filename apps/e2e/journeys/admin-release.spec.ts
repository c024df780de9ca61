import type { Page, Response } from '@playwright/test'
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { filesFolder, releaseHistorySchema } from '@rafiq/platform-contracts'
import { Frame } from '../pages/frame.ts'
import { tokenByApi } from '../support/auth-api.ts'
import { expectAccessible } from '../support/axe.ts'
import { FixtureTeam, type Published } from '../support/fixture-team.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

let team: FixtureTeam
let published: Published

test.beforeAll(async () => {
  team = await FixtureTeam.join('moderation')
  published = await team.publish()
})

test.afterAll(() => team?.leave())

inLanguage('ar', (language) => {
  test('a moderator opens the staff-only remote by its menu entry', { tag: '@alone' }, async ({
    page,
    request,
    words,
  }) => {
    const token = await tokenByApi(request, { email: demoAccounts.moderator.email, password: demoPassword })
    await openAs(page, '/', { language, token })
    const { header } = new Frame(page)
    await header.getByRole('button', { name: words('shell:header.accountMenu') }).click()
    await header.getByRole('link', { name: language === 'ar' ? 'الإشراف' : 'Moderator' }).click()
    await expect(page).toHaveURL(/\/moderator$/)
    const area = page.locator(`[data-remote="moderation@${published.version}"]`)
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

inLanguage('en', (language) => {
  test('a member is denied the staff-only remote, and receives neither its code nor its address', {
    tag: '@alone',
  }, async ({ page, members, words }) => {
    const { token } = await members.join()
    const received = receivedBy(page)
    await openAs(page, '/moderator', { language, token })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('shell:accessDenied.title'))
    await expect(page.getByRole('main')).toContainText(words('shell:accessDenied.text'))
    await expectAccessible(page)
    await page.waitForLoadState('networkidle')
    await expectNothingOfIt(received)
    const answer = await page.request.get('/api/composition/restricted', {
      headers: { 'x-session-token': token },
    })
    expect(answer.status()).toBe(403)
  })

  test('a visitor of the staff-only remote is redirected to sign-in, and receives neither its code nor its address', {
    tag: '@alone',
  }, async ({ page, words }) => {
    const received = receivedBy(page)
    await openAs(page, '/moderator', { language })
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/moderator')}`)
    await expect(page.getByText(words('shell:guard.moderator')).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNothingOfIt(received)
  })
})

test('guessed addresses of the staff-only remote answer 404', { tag: '@alone' }, async ({ request }) => {
  const { version, build } = published
  const files = ['remoteEntry.js', 'remote.json', build.file('page.', '.js'), '']
  for (const file of files) {
    expect((await request.get(`/remotes/moderation/${version}/${file}`)).status(), file).toBe(404)
  }
  const known = `/remotes/moderation/${version}/${filesFolder(build.manifest)}remoteEntry.js`
  expect((await request.get(known)).status()).toBe(200)
})

test('the staff-only remote has a release history of its own', { tag: '@alone' }, async () => {
  const { entries } = releaseHistorySchema.parse(JSON.parse(await team.run('history', team.name, '--json')))
  expect(entries[0]).toMatchObject({ action: 'move', version: published.version, channel: 'stable' })
  expect(await team.run('status')).toContain(published.version)
})

/** Everything that a page gets: documents, scripts, data. */
function receivedBy(page: Page): Response[] {
  const received: Response[] = []
  page.on('response', (response) => received.push(response))
  return received
}

async function expectNothingOfIt(received: readonly Response[]): Promise<void> {
  const { version, build } = published
  const key = filesFolder(build.manifest).slice(0, -1)
  expect(received.length).toBeGreaterThan(3)
  for (const response of received) {
    const text = `${response.url()} ${await response.text().catch(() => '')}`
    for (const trace of ['/remotes/moderation', version, key]) {
      expect(text.includes(trace), `${trace} in ${response.url()}`).toBe(false)
    }
  }
}
