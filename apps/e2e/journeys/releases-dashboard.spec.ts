import type { APIRequestContext } from '@playwright/test'
import product from '@rafiq/configuration/product.json' with { type: 'json' }
import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { compositionSchema } from '@rafiq/platform-contracts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { RemotePage } from '../pages/releases.ts'
import { composed } from '../support/composed.ts'
import { publishNewVersion } from '../support/publish.ts'
import { expect, inLanguage, test } from '../support/test.ts'

/** The version that the next document gives of a remote; undefined: none. */
async function versionInPages(request: APIRequestContext, remote: string): Promise<string | undefined> {
  const html = await (await request.get('/support')).text()
  const composition = /id="composition"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''
  return compositionSchema.parse(JSON.parse(composition)).microFrontends[remote]?.[0]?.metadata.version
}

inLanguage('en', (language) => {
  test('an admin tries a version with staff, makes one stable, rolls back, disables and enables a remote, and finds each move in the audit trail', {
    tag: '@alone',
  }, async ({ page, request, words }) => {
    const old = (await versionInPages(request, 'account')) ?? ''
    const fresh = await publishNewVersion('account')
    const inPages = () => versionInPages(request, 'account')
    await expect.poll(inPages).toBe(fresh)

    const frame = new Frame(page)
    const login = new LoginPage(page, words)
    await login.open(language)
    await login.signIn(demoAccounts.admin.email, demoPassword)
    await frame.header.getByRole('button', { name: words('shell:header.accountMenu') }).click()
    await frame.header
      .getByRole('navigation', { name: words('shell:header.menu'), exact: true })
      .getByRole('link', { name: words('releases:overview.title'), exact: true })
      .click()
    await page.getByRole('main').getByRole('link', { name: 'account', exact: true }).click()
    await expect(page).toHaveURL(/\/releases\/account$/)

    const remote = new RemotePage(page, words)
    await expect(remote.live).toContainText(fresh)
    const inStaffsPages = async () => {
      await page.reload()
      return (await composed(page)).microFrontends.account?.[0]?.metadata.version
    }
    await remote.tryWith(old, product.audience.role.values.staff.label[language])
    await expect.poll(inStaffsPages).toBe(old)
    expect(await inPages()).toBe(fresh)
    await remote.endCanary()
    await expect.poll(inStaffsPages).toBe(fresh)

    await remote.rollBackTo(old)
    await expect(remote.live).toContainText(old)
    await expect.poll(inPages).toBe(old)
    await remote.makeLive(fresh)
    await expect(remote.live).toContainText(fresh)
    await expect.poll(inPages).toBe(fresh)

    await remote.switchTo('disable')
    await expect(remote.live).toContainText(words('releases:live.off'))
    await expect.poll(inPages).toBeUndefined()
    await remote.undo()
    await expect(remote.live).toContainText(fresh)
    await expect.poll(inPages).toBe(fresh)
    await remote.switchTo('disable')
    await expect.poll(inPages).toBeUndefined()
    await remote.switchTo('enable')
    await expect.poll(inPages).toBe(fresh)

    const rows = remote.audit.getByRole('listitem')
    const you = words('releases:audit.actors.you')
    for (const [index, action] of [
      'enable',
      'disable',
      'enable',
      'disable',
      'promote',
      'rollback',
      'rollback',
      'canary',
    ].entries()) {
      await expect(rows.nth(index)).toContainText(words(`releases:audit.actions.${action}`))
      await expect(rows.nth(index)).toContainText(you)
    }
    await expect(rows.nth(4)).toContainText(fresh)
    await expect(rows.nth(5)).toContainText(old)
    await expect(rows.nth(7)).toContainText('role=staff')
    await expect(rows.nth(8)).toContainText(words('releases:audit.actions.move'))

    await page.goto('/moderator/audit')
    await page
      .getByRole('combobox', { name: words('audit:audit.filters.action') })
      .selectOption(words('audit:audit.actions.release.rolled-back'))
    const entry = page.getByRole('row').nth(1)
    await expect(entry).toContainText(words('audit:audit.you'))
    await expect(entry).toContainText(`account ${old}`)
  })
})
