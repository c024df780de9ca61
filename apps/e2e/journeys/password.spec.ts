import { LoginPage } from '../pages/login.ts'
import { expectAccessible } from '../support/axe.ts'
import { mailTo } from '../support/inbox.ts'
import { linkedPath } from '../support/mail.ts'
import { openAs } from '../support/open-as.ts'
import { expect, inLanguage, test } from '../support/test.ts'

const another = 'morning-light-8'

inLanguage('en', (language) => {
  test('a forgotten password is replaced by the mail’s link, which works once and ends every session', async ({
    page,
    words,
    members,
    expectComplaint,
  }) => {
    expectComplaint(/status of 401 .*\/api\/auth\/login/)
    const me = await members.join()
    const heading = page.getByRole('heading', { level: 1 })
    const login = new LoginPage(page, words)
    const email = page.getByLabel(words('onboarding:verify.email'), { exact: true })
    const newPassword = page.getByLabel(words('onboarding:reset.password'), { exact: true })
    const save = page.getByRole('button', { name: words('onboarding:reset.save'), exact: true })

    await test.step('the link is asked for', async () => {
      await openAs(page, '/login', { language })
      await page.getByLabel(words('shell:login.email'), { exact: true }).fill(me.person.email)
      await page
        .getByRole('main')
        .getByRole('link', { name: words('shell:login.forgot') })
        .click()
      await expect(heading).toHaveText(words('onboarding:reset.forgotTitle'))
      await expect(email).toHaveValue(me.person.email)
      await expectAccessible(page)
      await page.getByRole('button', { name: words('onboarding:reset.send'), exact: true }).click()
      await expect(heading).toHaveText(words('onboarding:reset.sentTitle'))
    })

    const mail = await mailTo(me.person.email, 'reset-password')
    expect(mail.html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')

    await test.step('a short password is refused, a new one saved', async () => {
      await page.goto(linkedPath(mail))
      await expect(heading).toHaveText(words('onboarding:reset.resetTitle'))
      await newPassword.fill('12345')
      await save.click()
      await expect(page.getByText(words('common:validation.passwordShort'))).toBeVisible()
      await newPassword.fill(another)
      await expectAccessible(page)
      await save.click()
      await expect(heading).toHaveText(words('onboarding:reset.doneTitle'))
      expect(await members.hasSession(me)).toBe(false)
    })

    await test.step('the old password no longer signs in, the new one does', async () => {
      await login.open()
      await login.signIn(me.person.email, me.person.password)
      await expect(page.getByText(words('common:errors.invalid-password')).first()).toBeVisible()
      me.person.password = another
      await login.signIn(me.person.email, another)
      await expect(page).toHaveURL(/\/$/)
    })

    await test.step('the link works once: then its page has no form for a password, but one for a new link', async () => {
      await page.goto(linkedPath(mail))
      await expect(heading).toHaveText(words('onboarding:reset.invalidTitle'))
      await expect(newPassword).toHaveCount(0)
      await expectAccessible(page)
      await email.fill(me.person.email)
      await page.getByRole('button', { name: words('onboarding:reset.send'), exact: true }).click()
      await expect(heading).toHaveText(words('onboarding:reset.sentTitle'))
    })
  })
})
