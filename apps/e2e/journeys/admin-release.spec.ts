import type { Page, Response } from '@playwright/test'
import { demoAccounts, demoPassword, filesFolder, releaseHistorySchema } from '@rafiq/contracts'
import { Frame } from '../pages/frame.ts'
import { arrive } from '../support/arrive.ts'
import { expectAccessible } from '../support/axe.ts'
import { FixtureTeam, type Published } from '../support/fixture-team.ts'
import { tokenByApi } from '../support/sign-in.ts'
import { expect, inBothLanguages, test } from '../support/test.ts'

let team: FixtureTeam
let published: Published

test.beforeAll(async () => {
  team = await FixtureTeam.join('moderation')
  published = await team.publish()
})

test.afterAll(() => team?.leave())

inBothLanguages((language) => {
  test('a moderator has the remote, by its menu entry', { tag: '@alone' }, async ({
    page,
    request,
    words,
  }) => {
    const token = await tokenByApi(request, { email: demoAccounts.moderator.email, password: demoPassword })
    await arrive(page, '/', { language, token })
    const { header } = new Frame(page)
    await header.getByRole('button', { name: words('shell:header.accountMenu') }).click()
    await header.getByRole('link', { name: language === 'ar' ? 'الإشراف' : 'Moderator' }).click()
    await expect(page).toHaveURL(/\/moderator$/)
    const area = page.locator(`[data-remote="moderation@${published.version}"]`)
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })

  test('a member is denied, and gets neither a byte nor an address of it', { tag: '@alone' }, async ({
    page,
    members,
    words,
  }) => {
    const { token } = await members.join()
    const received = receivedBy(page)
    await arrive(page, '/moderator', { language, token })
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

  test('a visitor is led to sign-in, and gets neither a byte nor an address of it', {
    tag: '@alone',
  }, async ({ page, words }) => {
    const received = receivedBy(page)
    await arrive(page, '/moderator', { language })
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/moderator')}`)
    await expect(page.getByText(words('shell:guard.moderator')).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNothingOfIt(received)
  })
})

test('what somebody could guess of its address is not there', { tag: '@alone' }, async ({ request }) => {
  const { version, build } = published
  const files = ['remoteEntry.js', 'remote.json', build.file('page.', '.js'), '']
  for (const file of files) {
    expect((await request.get(`/remotes/moderation/${version}/${file}`)).status(), file).toBe(404)
  }
  const known = `/remotes/moderation/${version}/${filesFolder(build.manifest)}remoteEntry.js`
  expect((await request.get(known)).status()).toBe(200)
})

test('its releases have a history of their own', { tag: '@alone' }, async () => {
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
