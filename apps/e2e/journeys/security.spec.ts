import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { sessionHeader } from '@rafiq/platform-contracts'
import { AccountPage } from '../pages/account.ts'
import { LoginPage } from '../pages/login.ts'
import { SecurityPage } from '../pages/security.ts'
import { toastOf } from '../pages/toast.ts'
import { authenticatorCode, withAuthenticator } from '../support/authenticator.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'
import { expectToastApart, holdToast } from '../support/toast-position.ts'

const admin = { email: demoAccounts.admin.email, password: demoPassword }
/** Somewhere with no other women. */
const elsewhere = { location: 'turaif', area: null } as const

inLanguage('ar', (language) => {
  test('a member adds a passkey, signs out, and signs in by it alone', async ({ page, words, members }) => {
    const me = await members.join(elsewhere)
    await withAuthenticator(page)
    await openAs(page, '/account/security', { language, token: me.token })
    const security = new SecurityPage(page, words)
    await security.makePasskey('Phone')
    await expect(toastOf(page)).toContainText(words('security:passkeys.added'))
    await expect(security.passkeys.getByRole('heading', { name: 'Phone', exact: true })).toBeVisible()

    await page.goto('/account')
    await new AccountPage(page, words).signOut.click()
    await expect(page).toHaveURL(/\/$/)
    await new LoginPage(page, words).open()
    await page.getByRole('button', { name: words('shell:login.passkey.button'), exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(toastOf(page)).toContainText(words('shell:login.success.title'))
  })

  test('a moderator who must have a second factor sets up the app, and from then on signs in by its code', async ({
    page,
    words,
    members,
    request,
    expectComplaint,
  }) => {
    const me = await members.join({ ...elsewhere, password: 'evening light over riyadh 7' })
    const headers = { [sessionHeader]: await members.signIn(admin) }
    const made = await request.put(`/api/moderator/users/${me.id}/role`, {
      headers,
      data: { role: 'moderator' },
    })
    expect(made.ok(), await made.text()).toBe(true)
    const token = await members.signIn(me.person)
    const security = new SecurityPage(page, words)

    await test.step('with `STAFF_SECOND_FACTOR=required` the panel redirects to the set-up, which says why', async () => {
      expectComplaint(/403.*\/api\/composition\/restricted/)
      let required = true
      await page
        .context()
        .route('**/api/composition/restricted?*', (route) =>
          required
            ? route.fulfill({ status: 403, json: { code: 'second-factor-required', message: 'Set one up.' } })
            : route.continue(),
        )
      await page.context().route('**/api/user/security', async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        required = answer.totp === null
        await route.fulfill({
          response,
          json: { ...answer, restriction: required ? 'second-factor-required' : null },
        })
      })
      await openAs(page, '/moderator', { language, token })
      await expect(page).toHaveURL('/account/security?next=%2Fmoderator')
      await expect(page.getByText(words('security:restriction.second-factor-required.title'))).toBeVisible()
    })

    let secret = ''
    await test.step('the moderator sets the app up, stores the recovery codes, and is redirected to the panel', async () => {
      await security.setUpApp.click()
      secret = await security.secret()
      await security.code.fill(authenticatorCode(secret))
      await security.press('totp.confirm')
      await expect(security.dialog.getByRole('listitem')).toHaveCount(10)
      await holdToast(page)
      const size = page.viewportSize()
      for (const phone of [{ width: 320, height: 568 }, size]) {
        if (phone) await page.setViewportSize(phone)
        await expectToastApart(page, { 'the codes': security.dialog })
      }
      await security.press('codes.done')
      await page.getByRole('link', { name: words('security:restriction.back'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('moderation:members.title'))
      await page.context().unrouteAll()
    })

    await test.step('signing in asks for a code after the password, and opens the panel', async () => {
      await page.goto('/account')
      await new AccountPage(page, words).signOut.click()
      await expect(page).toHaveURL(/\/$/)
      await page.goto('/login?next=%2Fmoderator')
      await new LoginPage(page, words).signIn(me.person.email, me.person.password)
      await page
        .getByLabel(words('factors:ways.totp.label'), { exact: true })
        .fill(authenticatorCode(secret, { next: true }))
      await page.getByRole('button', { name: words('factors:confirm'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('moderation:members.title'))
    })

    await test.step('an admin resets the factors, and all sessions end', async () => {
      // The open page asks whether anybody wrote, and learns that its session is over.
      expectComplaint(/401.*\/api\//)
      const reset = await request.delete(`/api/moderator/users/${me.id}/factors`, { headers })
      expect(reset.status(), await reset.text()).toBe(204)
      expect(await members.hasSession({ token: await members.signIn(me.person) })).toBe(true)
    })
  })
})
