import { demoAccounts, demoPassword } from '@rafiq/contracts/accounts'
import { Frame } from '../pages/frame.ts'
import { LoginPage } from '../pages/login.ts'
import { expect, inLanguage, test } from '../support/test.ts'

inLanguage('ar', (language) => {
  test('a member on a phone moves between matches, chat and account by the bottom bar, which hides behind the keyboard', async ({
    page,
    words,
  }) => {
    await new Frame(page).start(language)
    const login = new LoginPage(page, words)
    await login.open()
    await login.signIn(demoAccounts.testMembers[0].email, demoPassword)
    await expect(page).toHaveURL(/\/$/)

    const bar = page.getByRole('navigation', { name: words('shell:header.bar'), exact: true })
    for (const path of ['/chat', '/account', '/matches']) {
      const place = bar.locator(`a[href="${path}"]`)
      await place.tap()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(place).toHaveAttribute('aria-current', 'page')
      const box = await place.boundingBox()
      expect.soft(box?.height).toBeGreaterThanOrEqual(44)
      expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    }

    await page.goto('/support')
    await expect(bar).toBeVisible()
    await page.getByRole('main').getByRole('textbox').first().focus()
    await expect(bar).toBeHidden()
  })
})
